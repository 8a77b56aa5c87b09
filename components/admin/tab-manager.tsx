"use client";

import dynamic from "next/dynamic";
import type { ComponentProps, ComponentType } from "react";
import { withEarlyInput } from "@/components/ui/early-input";
import { TAB_ID } from "@/lib/site/early-input";
import type { PortalTabKey } from "./portal-tabs";

/**
 * The screens by tab, each in its own chunk: `next/dynamic` splits code only in client modules. It hydrates each within its
 * own boundary, as it does with the views of some tabs.
 */
const managers = {
  start: dynamic(async () =>
    withEarlyInput((await import("@/components/start-page/start-manager")).StartManager),
  ),
  editor: dynamic(async () =>
    withEarlyInput((await import("@/components/landing/editor/landing-editor")).LandingEditor),
  ),
  pages: dynamic(async () => withEarlyInput((await import("@/components/pages/pages-manager")).PagesManager)),
  navigation: dynamic(async () =>
    withEarlyInput((await import("@/components/navigation/navigation-manager")).NavigationManager),
  ),
  translations: dynamic(async () =>
    withEarlyInput((await import("@/components/translations/translations-manager")).TranslationsManager),
  ),
  announcements: dynamic(async () =>
    withEarlyInput((await import("@/components/announcements/announcements-manager")).AnnouncementsManager),
  ),
  pictures: dynamic(async () =>
    withEarlyInput((await import("@/components/pictures/library/pictures-manager")).PicturesManager),
  ),
  menus: dynamic(async () =>
    withEarlyInput((await import("@/components/restaurants/menus-manager")).MenusManager),
  ),
  hours: dynamic(async () => withEarlyInput((await import("@/components/hours/hours-manager")).HoursManager)),
  templates: dynamic(async () =>
    withEarlyInput((await import("@/components/templates/template-manager")).TemplateManager),
  ),
  seo: dynamic(async () => withEarlyInput((await import("@/components/seo/seo-manager")).SeoManager)),
  orders: dynamic(async () => (await import("@/components/orders/orders-tab")).OrdersTab),
  reservations: dynamic(
    async () => (await import("@/components/reservations/portal/reservations-tab")).ReservationsTab,
  ),
  tables: dynamic(async () => (await import("@/components/tables/portal/tables-tab")).TablesTab),
  inbox: dynamic(async () => withEarlyInput((await import("@/components/inbox/inbox-manager")).InboxManager)),
  business: dynamic(async () =>
    withEarlyInput((await import("@/components/business-profile/business-manager")).BusinessManager),
  ),
  settings: dynamic(async () =>
    withEarlyInput((await import("@/components/settings/settings-manager")).SettingsManager),
  ),
  users: dynamic(async () =>
    withEarlyInput((await import("@/components/accounts/users/users-manager")).UsersManager),
  ),
  audit: dynamic(async () => withEarlyInput((await import("@/components/audit/audit-manager")).AuditManager)),
  backups: dynamic(async () =>
    withEarlyInput((await import("@/components/backups/backups-manager")).BackupsManager),
  ),
  system: dynamic(async () =>
    withEarlyInput((await import("@/components/system/system-manager")).SystemManager),
  ),
  api: dynamic(async () => withEarlyInput((await import("@/components/api/api-manager")).ApiManager)),
  account: dynamic(async () =>
    withEarlyInput((await import("@/components/accounts/users/account-manager")).AccountManager),
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
