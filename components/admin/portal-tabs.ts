import {
  Activity,
  Armchair,
  Building2,
  CalendarClock,
  CircleUser,
  Clock,
  DatabaseBackup,
  Files,
  Flag,
  House,
  Images,
  Inbox,
  Languages,
  LayoutTemplate,
  type LucideIcon,
  PanelsTopLeft,
  Plug,
  ReceiptText,
  ScrollText,
  Search,
  Settings,
  Users,
  UtensilsCrossed,
  Waypoints,
} from "lucide-react";
import type { Route } from "next";
import type { Permission, Role } from "@/lib/platform/access/permissions";
import { chooseTab } from "@/lib/site/choose-tab";

/** The groups of the navigation, in their order. */
type TabGroup = "Today" | "Site" | "Business" | "Advanced" | "You";

type Options = {
  group: TabGroup;
  /** Title of its page; by default the label. */
  title?: string;
  /** Its page in the portal. */
  href?: Route;
  /** Its page without a `?tab=`. */
  alone?: Route;
};

/** @param permission to see it; for editing screens the permission to save */
const tab = <Key extends string>(
  key: Key,
  label: string,
  icon: LucideIcon,
  permission: Permission,
  options: Options,
) => ({
  key,
  label,
  icon,
  permission,
  title: label,
  href: `/admin?tab=${key}` as Route,
  alone: `/admin/${key}` as Route,
  ...options,
});

/**
 * Every tab of the admin portal, in the order of the navigation. Its screen is named in `tab-manager.tsx`, which the
 * compiler requires; `app/(portal)/admin/tab-props.ts` can send its first data with the page.
 */
export const portalTabs = [
  tab("start", "Start", House, "landing:write", { href: "/admin", group: "Today" }),
  tab("orders", "Orders", ReceiptText, "orders:read", { group: "Today" }),
  tab("reservations", "Reservations", CalendarClock, "orders:read", { group: "Today" }),
  tab("tables", "Tables", Armchair, "orders:read", { group: "Today" }),
  tab("inbox", "Inbox", Inbox, "inbox:read", { group: "Today" }),
  tab("editor", "Landing Editor", PanelsTopLeft, "landing:write", {
    title: "Landing Page Editor",
    alone: "/portal/editor",
    group: "Site",
  }),
  tab("pages", "Pages", Files, "landing:write", { group: "Site" }),
  tab("navigation", "Navigation", Waypoints, "landing:write", { group: "Site" }),
  tab("translations", "Translations", Languages, "landing:write", { group: "Site" }),
  tab("announcements", "Announcements", Flag, "landing:write", { group: "Site" }),
  tab("menus", "Menus", UtensilsCrossed, "menus:write", { group: "Site" }),
  tab("hours", "Opening hours", Clock, "menus:write", { group: "Site" }),
  tab("pictures", "Pictures", Images, "pictures:write", { group: "Site" }),
  tab("templates", "Templates", LayoutTemplate, "templates:write", {
    title: "Template Manager",
    group: "Site",
  }),
  tab("seo", "SEO Settings", Search, "seo:write", { group: "Site" }),
  tab("business", "Business", Building2, "settings:write", { title: "Your business", group: "Business" }),
  tab("users", "Users", Users, "users:read", { group: "Business" }),
  tab("settings", "Settings", Settings, "settings:write", { group: "Business" }),
  tab("api", "API", Plug, "tokens:write", { group: "Advanced" }),
  tab("audit", "Audit log", ScrollText, "audit:read", { group: "Advanced" }),
  tab("backups", "Backups", DatabaseBackup, "backups:write", { group: "Advanced" }),
  tab("system", "System", Activity, "system:read", { group: "Advanced" }),
  tab("account", "Your account", CircleUser, "account:write", { group: "You" }),
] as const;

export type PortalTab = (typeof portalTabs)[number];
export type PortalTabKey = PortalTab["key"];

/** Returns the tab named by `?tab=`, by default the first that the role may see. */
export const portalTab = (key: unknown, role: Role = "owner"): PortalTab => chooseTab(portalTabs, key, role);
