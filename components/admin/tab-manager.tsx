"use client";

import dynamic from "next/dynamic";
import type { ComponentProps, ComponentType } from "react";
import type { PortalTabKey } from "./portal-tabs";

/** The screens by tab, each in its own chunk: `next/dynamic` splits code only in client modules. */
const managers = {
  start: dynamic(async () => (await import("@/components/start-page/start-manager")).StartManager),
  editor: dynamic(async () => (await import("@/components/landing/editor/landing-editor")).LandingEditor),
  pages: dynamic(async () => (await import("@/components/pages/pages-manager")).PagesManager),
  navigation: dynamic(
    async () => (await import("@/components/navigation/navigation-manager")).NavigationManager,
  ),
  announcements: dynamic(
    async () => (await import("@/components/announcements/announcements-manager")).AnnouncementsManager,
  ),
  pictures: dynamic(
    async () => (await import("@/components/pictures/library/pictures-manager")).PicturesManager,
  ),
  menus: dynamic(async () => (await import("@/components/restaurants/menus-manager")).MenusManager),
  hours: dynamic(async () => (await import("@/components/hours/hours-manager")).HoursManager),
  templates: dynamic(async () => (await import("@/components/templates/template-manager")).TemplateManager),
  seo: dynamic(async () => (await import("@/components/seo/seo-manager")).SeoManager),
  orders: dynamic(async () => (await import("@/components/orders/orders-tab")).OrdersTab),
  reservations: dynamic(
    async () => (await import("@/components/reservations/portal/reservations-tab")).ReservationsTab,
  ),
  tables: dynamic(async () => (await import("@/components/tables/portal/tables-tab")).TablesTab),
  inbox: dynamic(async () => (await import("@/components/inbox/inbox-manager")).InboxManager),
  business: dynamic(
    async () => (await import("@/components/business-profile/business-manager")).BusinessManager,
  ),
  settings: dynamic(async () => (await import("@/components/settings/settings-manager")).SettingsManager),
  users: dynamic(async () => (await import("@/components/accounts/users/users-manager")).UsersManager),
  audit: dynamic(async () => (await import("@/components/audit/audit-manager")).AuditManager),
  backups: dynamic(async () => (await import("@/components/backups/backups-manager")).BackupsManager),
  system: dynamic(async () => (await import("@/components/system/system-manager")).SystemManager),
  api: dynamic(async () => (await import("@/components/api/api-manager")).ApiManager),
  account: dynamic(async () => (await import("@/components/accounts/users/account-manager")).AccountManager),
} satisfies Record<PortalTabKey, unknown>;

export type TabProps<Key extends PortalTabKey> = ComponentProps<(typeof managers)[Key]>;

export function TabManager({ tab, props }: { tab: PortalTabKey; props: object }) {
  const Manager = managers[tab] as ComponentType<object>;
  return <Manager {...props} />;
}
