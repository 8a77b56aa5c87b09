import { ManagerFailed } from "@/components/ui/manager-failed";
import type { SavedSettings } from "@/lib/settings/answers";
import { KitchenDevices } from "./kitchen-devices";
import { PaymentKeys } from "./payment-keys";
import { PolicyReports } from "./policy-reports";
import { SettingsForm } from "./settings-form";

/** What holds for the whole site. `initial` is null where the server could not read it. */
export function SettingsManager({ initial }: { initial: SavedSettings | null }) {
  return initial ? (
    <>
      <SettingsForm initial={initial} />
      <PaymentKeys />
      <KitchenDevices />
      <PolicyReports />
    </>
  ) : (
    <ManagerFailed title="The settings could not be loaded" />
  );
}
