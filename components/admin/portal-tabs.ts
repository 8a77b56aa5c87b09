import {
  Activity,
  CircleUser,
  DatabaseBackup,
  Images,
  LayoutTemplate,
  PanelsTopLeft,
  Plug,
  ReceiptText,
  ScrollText,
  Search,
  Settings,
  Users,
  UtensilsCrossed,
} from "lucide-react";
import type { Role } from "@/lib/auth/permissions";
import { chooseTab } from "@/lib/site/choose-tab";

/** The portal's tabs. `href` shows a tab in the portal, `alone` its manager by itself. */
export const portalTabs = [
  {
    key: "editor",
    label: "Landing Editor",
    title: "Landing Page Editor",
    href: "/admin",
    alone: "/portal/editor",
    icon: PanelsTopLeft,
  },
  {
    key: "pictures",
    label: "Pictures",
    title: "Pictures",
    href: "/admin?tab=pictures",
    alone: "/admin/pictures",
    icon: Images,
  },
  {
    key: "menus",
    label: "Menus",
    title: "Menus",
    href: "/admin?tab=menus",
    alone: "/admin/menus",
    icon: UtensilsCrossed,
  },
  {
    key: "templates",
    label: "Templates",
    title: "Template Manager",
    href: "/admin?tab=templates",
    alone: "/admin/templates",
    icon: LayoutTemplate,
  },
  {
    key: "seo",
    label: "SEO Settings",
    title: "SEO Settings",
    href: "/admin?tab=seo",
    alone: "/admin/seo",
    icon: Search,
  },
  {
    key: "orders",
    label: "Orders",
    title: "Orders",
    href: "/admin?tab=orders",
    alone: "/admin/orders",
    icon: ReceiptText,
  },
  {
    key: "settings",
    label: "Settings",
    title: "Settings",
    href: "/admin?tab=settings",
    alone: "/admin/settings",
    icon: Settings,
  },
  {
    key: "users",
    label: "Users",
    title: "Users",
    href: "/admin?tab=users",
    alone: "/admin/users",
    icon: Users,
  },
  {
    key: "audit",
    label: "Audit log",
    title: "Audit log",
    href: "/admin?tab=audit",
    alone: "/admin/audit",
    icon: ScrollText,
  },
  {
    key: "backups",
    label: "Backups",
    title: "Backups",
    href: "/admin?tab=backups",
    alone: "/admin/backups",
    icon: DatabaseBackup,
  },
  {
    key: "system",
    label: "System",
    title: "System",
    href: "/admin?tab=system",
    alone: "/admin/system",
    icon: Activity,
  },
  {
    key: "api",
    label: "API",
    title: "API",
    href: "/admin?tab=api",
    alone: "/admin/api",
    icon: Plug,
  },
  {
    key: "account",
    label: "Your account",
    title: "Your account",
    href: "/admin?tab=account",
    alone: "/admin/account",
    icon: CircleUser,
  },
] as const;

export type PortalTab = (typeof portalTabs)[number];
export type PortalTabKey = PortalTab["key"];

export const portalTab = (key: unknown, role: Role = "owner"): PortalTab =>
  chooseTab("admin", portalTabs, key, role);
