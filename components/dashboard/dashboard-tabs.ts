import { Gauge, Plug, Sparkles, Store, Waypoints } from "lucide-react";
import type { Role } from "@/lib/platform/access/permissions";
import { chooseTab } from "@/lib/site/choose-tab";

/** The dashboard's tabs; `href` shows a tab. */
export const dashboardTabs = [
  {
    key: "dashboard",
    permission: "dashboard:read",
    label: "Dashboard",
    title: "Dashboard",
    href: "/dashboard",
    icon: Gauge,
  },
  {
    key: "generate",
    permission: "plans:write",
    label: "Generate Business",
    title: "Generate Business",
    href: "/dashboard?tab=generate",
    icon: Sparkles,
  },
  {
    key: "plugins",
    permission: "dashboard:read",
    label: "Plugins",
    title: "Plugins",
    href: "/dashboard?tab=plugins",
    icon: Plug,
  },
  {
    key: "portals",
    permission: "dashboard:read",
    label: "Portals",
    title: "Portals",
    href: "/dashboard?tab=portals",
    icon: Waypoints,
  },
  {
    key: "marketplace",
    permission: "dashboard:read",
    label: "Marketplace",
    title: "Marketplace",
    href: "/dashboard?tab=marketplace",
    icon: Store,
  },
] as const;

export type DashboardTab = (typeof dashboardTabs)[number];
export type DashboardTabKey = DashboardTab["key"];

export const dashboardTab = (key: unknown, role: Role = "owner"): DashboardTab =>
  chooseTab(dashboardTabs, key, role);
