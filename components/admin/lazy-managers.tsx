"use client";

import dynamic from "next/dynamic";

/*
 * Each manager is a file of its own for the browser, so that a tab does not bring the others along. Only a module of
 * the client is split so; the server still renders them.
 */
export const LandingEditor = dynamic(
  async () => (await import("@/components/landing/editor/landing-editor")).LandingEditor,
);
export const TemplateManager = dynamic(
  async () => (await import("@/components/templates/template-manager")).TemplateManager,
);
export const PicturesManager = dynamic(
  async () => (await import("@/components/pictures/library/pictures-manager")).PicturesManager,
);
export const MenusManager = dynamic(
  async () => (await import("@/components/restaurants/menus-manager")).MenusManager,
);
export const OrdersManager = dynamic(
  async () => (await import("@/components/orders/board/orders-manager")).OrdersManager,
);
export const SeoManager = dynamic(async () => (await import("@/components/seo/seo-manager")).SeoManager);
export const UsersManager = dynamic(
  async () => (await import("@/components/accounts/users/users-manager")).UsersManager,
);
export const ApiManager = dynamic(async () => (await import("@/components/api/api-manager")).ApiManager);
export const AuditManager = dynamic(
  async () => (await import("@/components/audit/audit-manager")).AuditManager,
);
export const AccountManager = dynamic(
  async () => (await import("@/components/accounts/users/account-manager")).AccountManager,
);
export const SettingsManager = dynamic(
  async () => (await import("@/components/settings/settings-manager")).SettingsManager,
);
export const BackupsManager = dynamic(
  async () => (await import("@/components/backups/backups-manager")).BackupsManager,
);
export const SystemManager = dynamic(
  async () => (await import("@/components/system/system-manager")).SystemManager,
);
