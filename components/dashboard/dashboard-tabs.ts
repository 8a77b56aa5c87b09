import { Gauge, Plug, Sparkles, Store, Waypoints } from "lucide-react";
import type { Role } from "@/lib/platform/access/permissions";
import { chooseTab } from "@/lib/site/choose-tab";

const href = <Key extends string>(key: Key) => `/dashboard?tab=${key}` as const;

/** The group of the tabs with sample data, which an owner can hide. */
export const EXAMPLES = "Examples";

/** The dashboard's tabs; `href` shows a tab. */
export const dashboardTabs = [
  { key: "dashboard", permission: "dashboard:read", label: "Dashboard", href: "/dashboard", icon: Gauge },
  {
    key: "generate",
    permission: "plans:write",
    label: "Generate Business",
    href: href("generate"),
    icon: Sparkles,
  },
  {
    key: "plugins",
    permission: "dashboard:read",
    label: "Plugins",
    href: href("plugins"),
    icon: Plug,
    group: EXAMPLES,
  },
  {
    key: "portals",
    permission: "dashboard:read",
    label: "Portals",
    href: href("portals"),
    icon: Waypoints,
    group: EXAMPLES,
  },
  {
    key: "marketplace",
    permission: "dashboard:read",
    label: "Marketplace",
    href: href("marketplace"),
    icon: Store,
    group: EXAMPLES,
  },
] as const;

type DashboardTab = (typeof dashboardTabs)[number];
export type DashboardTabKey = DashboardTab["key"];

export const dashboardTab = (key: unknown, role: Role = "owner"): DashboardTab =>
  chooseTab(dashboardTabs, key, role);
