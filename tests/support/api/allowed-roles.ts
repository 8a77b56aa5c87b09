import type { Permission } from "@/lib/platform/access/permissions";

export const signedIn = "owner manager editor kitchen viewer";
export const managers = "owner manager";
export const site = "owner manager editor";
export const siteReaders = "owner manager editor viewer";
export const kitchen = "owner manager kitchen";
export const orderReaders = "owner manager kitchen viewer";
const settingsReaders = "owner manager viewer";

/** The roles with each permission: typed by hand, so that a test fails when a role gains or loses one. */
export const rolesOfPermissions: Readonly<Record<Permission, string>> = {
  "account:write": signedIn,
  "audit:read": managers,
  "backups:write": "owner",
  "configuration:write": "owner",
  "dashboard:read": settingsReaders,
  "devices:write": managers,
  "guest-data:write": "owner",
  "inbox:read": site,
  "inbox:write": site,
  "landing:read": siteReaders,
  "landing:write": site,
  "menus:read": siteReaders,
  "menus:write": site,
  "orders:export": settingsReaders,
  "orders:read": orderReaders,
  "orders:write": kitchen,
  "pictures:read": siteReaders,
  "pictures:write": site,
  "plans:write": site,
  "refunds:write": managers,
  "secrets:read": "owner",
  "secrets:write": "owner",
  "seo:read": siteReaders,
  "seo:write": site,
  "settings:read": settingsReaders,
  "settings:write": managers,
  "sold-out:write": kitchen,
  "system:read": "owner",
  "system:write": "owner",
  "templates:read": siteReaders,
  "templates:write": site,
  "tokens:write": managers,
  "users:read": "owner",
  "users:write": "owner",
};
