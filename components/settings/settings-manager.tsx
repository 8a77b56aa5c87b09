import { ManagerFailed } from "@/components/ui/manager-failed";
import type { SavedSettings } from "@/lib/settings/answers";
import { KitchenDevices } from "./kitchen-devices";
import { PaymentKeys } from "./payment-keys";
import { PolicyReports } from "./policy-reports";
import { SettingsForm } from "./settings-form";

/** The settings of the whole site. `initial` is null if the server could not read them. */
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
