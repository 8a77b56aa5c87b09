"use client";

import { useRights } from "@/components/accounts/role";
import { ManagerFailed } from "@/components/ui/manager-failed";
import { onDemand } from "@/components/ui/on-demand";
import { SectionIndex } from "@/components/ui/section-index";
import { Skeleton } from "@/components/ui/skeleton";
import { WhenNear } from "@/components/ui/when-near";
import { mayDo } from "@/lib/platform/access/permissions";
import type { SavedSettings } from "@/lib/settings/answers";
import { settingsGroups } from "./groups";
import { KitchenDevices } from "./kitchen-devices";
import { MailChoicesGroup } from "./mail-choices";
import { MailServer } from "./mail-server";
import { PaymentKeys } from "./payment-keys";
import { SettingsForm } from "./settings-form";
import { SettingsGroup } from "./settings-group";

const waiting = <Skeleton className="h-24 rounded-card" />;

const PrintersManager = onDemand(
  async () => (await import("@/components/printers/printers-manager")).PrintersManager,
  waiting,
);

const GuestDataManager = onDemand(
  async () => (await import("@/components/guest-data/guest-data-manager")).GuestDataManager,
  waiting,
);

const WebhooksManager = onDemand(
  async () => (await import("@/components/webhooks/webhooks-manager")).WebhooksManager,
  waiting,
);

/** The settings of the whole site. `initial` is null if the server could not read them. */
export function SettingsManager({ initial }: { initial: SavedSettings | null }) {
  const rights = useRights();
  if (!initial) return <ManagerFailed title="The settings could not be loaded" />;
  const shown = settingsGroups.filter((group) => !("permission" in group) || mayDo(rights, group.permission));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[11rem_minmax(0,42rem)] lg:gap-10">
      <SectionIndex label="Parts of the settings" sections={shown} />
      <div className="grid min-w-0 gap-10">
        <SettingsForm initial={initial} />
        {mayDo(rights, "guest-data:write") && (
          <SettingsGroup
            id="guest-data"
            title="Guests’ data"
            text="How long it is kept, and what to do when a guest asks to see or to remove it (GDPR, articles 5, 15 and 17)."
          >
            <WhenNear waiting={waiting}>
              <GuestDataManager />
            </WhenNear>
          </SettingsGroup>
        )}
        <PaymentKeys />
        <MailServer />
        <MailChoicesGroup />
        <KitchenDevices />
        {mayDo(rights, "settings:write") && (
          <SettingsGroup
            id="printers"
            title="Printers"
            text="Receipt printers that ask this site for tickets by themselves, with Star CloudPRNT or Epson Server Direct Print. They need no program on a computer."
          >
            <WhenNear waiting={waiting}>
              <PrintersManager />
            </WhenNear>
          </SettingsGroup>
        )}
        {mayDo(rights, "secrets:write") && (
          <SettingsGroup
            id="webhooks"
            title="Webhooks"
            text="Your own programs are notified of orders, payments and publications by signed requests, as Standard Webhooks says."
          >
            <WhenNear waiting={waiting}>
              <WebhooksManager />
            </WhenNear>
          </SettingsGroup>
        )}
      </div>
    </div>
  );
}
