import {
  Activity,
  CircleUser,
  DatabaseBackup,
  Images,
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
} from "lucide-react";
import type { Route } from "next";
import type { Permission, Role } from "@/lib/platform/access/permissions";
import { chooseTab } from "@/lib/site/choose-tab";

type TabDeclaration<Key extends string> = {
  key: Key;
  label: string;
  /** Additional search terms. */
  words: string;
  icon: LucideIcon;
  /** The permission to see it; for editing screens the permission to save. */
  permission: Permission;
  /** Title of its page; by default the label. */
  title?: string;
  /** Its page in the portal. */
  href?: Route;
  /** Its page without a `?tab=`. */
  alone?: Route;
};

const declareTab = <const Key extends string>(tab: TabDeclaration<Key>) => ({
  title: tab.label,
  href: `/admin?tab=${tab.key}` as Route,
  alone: `/admin/${tab.key}` as Route,
  ...tab,
});

/**
 * Every tab of the admin portal, in the order of the navigation. Its screen is named in `tab-manager.tsx`, which the
 * compiler requires; `app/(portal)/admin/tab-props.ts` can send its first data with the page.
 */
export const portalTabs = [
  declareTab({
    key: "editor",
    label: "Landing Editor",
    words: "homepage website front page hero text welcome",
    title: "Landing Page Editor",
    href: "/admin",
    alone: "/portal/editor",
    icon: PanelsTopLeft,
    permission: "landing:write",
  }),
  declareTab({
    key: "pictures",
    label: "Pictures",
    words: "photos images media gallery uploads",
    icon: Images,
    permission: "pictures:write",
  }),
  declareTab({
    key: "menus",
    label: "Menus",
    words: "restaurants dishes food drinks prices categories import csv",
    icon: UtensilsCrossed,
    permission: "menus:write",
  }),
  declareTab({
    key: "templates",
    label: "Templates",
    words: "theme design zip",
    title: "Template Manager",
    icon: LayoutTemplate,
    permission: "templates:write",
  }),
  declareTab({
    key: "seo",
    label: "SEO Settings",
    words: "google search engines sitemap redirects meta social",
    icon: Search,
    permission: "seo:write",
  }),
  declareTab({
    key: "orders",
    label: "Orders",
    words: "sales kitchen receipts refunds",
    icon: ReceiptText,
    permission: "orders:read",
  }),
  declareTab({
    key: "settings",
    label: "Settings",
    words: "name time zone currency devices address",
    icon: Settings,
    permission: "settings:write",
  }),
  declareTab({
    key: "users",
    label: "Users",
    words: "staff team people employees roles sign-ins",
    icon: Users,
    permission: "users:read",
  }),
  declareTab({
    key: "audit",
    label: "Audit log",
    words: "history changes who did",
    icon: ScrollText,
    permission: "audit:read",
  }),
  declareTab({
    key: "backups",
    label: "Backups",
    words: "back up restore copy",
    icon: DatabaseBackup,
    permission: "backups:write",
  }),
  declareTab({
    key: "system",
    label: "System",
    words: "health status disk version checks",
    icon: Activity,
    permission: "system:read",
  }),
  declareTab({
    key: "api",
    label: "API",
    words: "tokens keys integrations developers",
    icon: Plug,
    permission: "tokens:write",
  }),
  declareTab({
    key: "account",
    label: "Your account",
    words: "my profile password email passkeys sessions pin",
    icon: CircleUser,
    permission: "account:write",
  }),
] as const;

export type PortalTab = (typeof portalTabs)[number];
export type PortalTabKey = PortalTab["key"];

/** Returns the tab named by `?tab=`, by default the first that the role may see. */
export const portalTab = (key: unknown, role: Role = "owner"): PortalTab => chooseTab(portalTabs, key, role);
