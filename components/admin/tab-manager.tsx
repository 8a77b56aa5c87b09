"use client";

import dynamic from "next/dynamic";
import type { ComponentProps, ComponentType } from "react";
import { EarlyTaps } from "@/components/ui/early-taps";
import { TAB_ID } from "@/lib/site/early-taps";
import type { PortalTabKey } from "./portal-tabs";

/** A screen that answers the presses before it was hydrated. `next/dynamic` hydrates each within its own boundary. */
const withEarlyTaps = <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
  function TabScreen(props: Props) {
    return (
      <>
        <Screen {...props} />
        <EarlyTaps />
      </>
    );
  };

/** The screens by tab, each in its own chunk: `next/dynamic` splits code only in client modules. */
const managers = {
  start: dynamic(async () =>
    withEarlyTaps((await import("@/components/start-page/start-manager")).StartManager),
  ),
  editor: dynamic(async () =>
    withEarlyTaps((await import("@/components/landing/editor/landing-editor")).LandingEditor),
  ),
  pages: dynamic(async () => withEarlyTaps((await import("@/components/pages/pages-manager")).PagesManager)),
  navigation: dynamic(async () =>
    withEarlyTaps((await import("@/components/navigation/navigation-manager")).NavigationManager),
  ),
  translations: dynamic(async () =>
    withEarlyTaps((await import("@/components/translations/translations-manager")).TranslationsManager),
  ),
  announcements: dynamic(async () =>
    withEarlyTaps((await import("@/components/announcements/announcements-manager")).AnnouncementsManager),
  ),
  pictures: dynamic(async () =>
    withEarlyTaps((await import("@/components/pictures/library/pictures-manager")).PicturesManager),
  ),
  menus: dynamic(async () =>
    withEarlyTaps((await import("@/components/restaurants/menus-manager")).MenusManager),
  ),
  hours: dynamic(async () => withEarlyTaps((await import("@/components/hours/hours-manager")).HoursManager)),
  templates: dynamic(async () =>
    withEarlyTaps((await import("@/components/templates/template-manager")).TemplateManager),
  ),
  seo: dynamic(async () => withEarlyTaps((await import("@/components/seo/seo-manager")).SeoManager)),
  orders: dynamic(async () => withEarlyTaps((await import("@/components/orders/orders-tab")).OrdersTab)),
  reservations: dynamic(async () =>
    withEarlyTaps((await import("@/components/reservations/portal/reservations-tab")).ReservationsTab),
  ),
  tables: dynamic(async () =>
    withEarlyTaps((await import("@/components/tables/portal/tables-tab")).TablesTab),
  ),
  inbox: dynamic(async () => withEarlyTaps((await import("@/components/inbox/inbox-manager")).InboxManager)),
  business: dynamic(async () =>
    withEarlyTaps((await import("@/components/business-profile/business-manager")).BusinessManager),
  ),
  settings: dynamic(async () =>
    withEarlyTaps((await import("@/components/settings/settings-manager")).SettingsManager),
  ),
  users: dynamic(async () =>
    withEarlyTaps((await import("@/components/accounts/users/users-manager")).UsersManager),
  ),
  audit: dynamic(async () => withEarlyTaps((await import("@/components/audit/audit-manager")).AuditManager)),
  backups: dynamic(async () =>
    withEarlyTaps((await import("@/components/backups/backups-manager")).BackupsManager),
  ),
  system: dynamic(async () =>
    withEarlyTaps((await import("@/components/system/system-manager")).SystemManager),
  ),
  api: dynamic(async () => withEarlyTaps((await import("@/components/api/api-manager")).ApiManager)),
  account: dynamic(async () =>
    withEarlyTaps((await import("@/components/accounts/users/account-manager")).AccountManager),
  ),
} satisfies Record<PortalTabKey, unknown>;

export type TabProps<Key extends PortalTabKey> = ComponentProps<(typeof managers)[Key]>;

export function TabManager({ tab, props }: { tab: PortalTabKey; props: object }) {
  const Manager = managers[tab] as ComponentType<object>;
  return (
    <div id={TAB_ID} className="contents">
      <Manager {...props} />
    </div>
  );
}
