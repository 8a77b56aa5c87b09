import { Gauge, Plug, Sparkles, Store, Waypoints } from "lucide-react";

import { may, type Role } from "@/lib/auth/permissions";
import { tabPermission } from "@/lib/site/pages";

/** The dashboard's tabs; `href` shows a tab. */
export const dashboardTabs = [
  { key: "dashboard", label: "Dashboard", title: "Dashboard", href: "/dashboard", icon: Gauge },
  {
    key: "generate",
    label: "Generate Business",
    title: "Generate Business",
    href: "/dashboard?tab=generate",
    icon: Sparkles,
  },
  { key: "plugins", label: "Plugins", title: "Plugins", href: "/dashboard?tab=plugins", icon: Plug },
  { key: "portals", label: "Portals", title: "Portals", href: "/dashboard?tab=portals", icon: Waypoints },
  {
    key: "marketplace",
    label: "Marketplace",
    title: "Marketplace",
    href: "/dashboard?tab=marketplace",
    icon: Store,
  },
] as const;

export type DashboardTab = (typeof dashboardTabs)[number];
export type DashboardTabKey = DashboardTab["key"];

const maySeePanel = (role: Role, key: DashboardTabKey) => may(role, tabPermission("dashboard", key));

/** The tab that `?tab=` names; the first that the role may see where it names none. */
export function dashboardTab(key: unknown, role: Role = "owner"): DashboardTab {
  const named = dashboardTabs.find((tab) => tab.key === key);
  return named ?? dashboardTabs.find((tab) => maySeePanel(role, tab.key)) ?? dashboardTabs[0];
}
