import { LayoutDashboard, type LucideIcon, PanelsTopLeft } from "lucide-react";
import type { Route } from "next";
import { dashboardTabs, maySeePanel } from "@/components/dashboard/dashboard-tabs";
import type { Role } from "@/lib/auth/permissions";
import { maySeeTab, portalTabs } from "./portal-tabs";

type Place = { key: string; label: string; href: Route; icon: LucideIcon };

type Portal = {
  /** What its navigation is called. */
  name: string;
  home: Route;
  /** Its tabs, as far as a role may see them. */
  tabsFor: (role: Role) => readonly Place[];
  /** The way to it from the other one. */
  label: string;
  icon: LucideIcon;
  /** What signing out is called. */
  exit: string;
};

export type PortalKey = "admin" | "dashboard";

/** The two places that stand in the same frame; the browser looks them up by key, as icons can't be sent to it. */
export const portals: Record<PortalKey, Portal> = {
  admin: {
    name: "Management",
    home: "/admin",
    tabsFor: (role) => portalTabs.filter(({ key }) => maySeeTab(role, key)),
    label: "Admin portal",
    icon: PanelsTopLeft,
    exit: "Exit",
  },
  dashboard: {
    name: "Platform",
    home: "/dashboard",
    tabsFor: (role) => dashboardTabs.filter(({ key }) => maySeePanel(role, key)),
    label: "Dashboard",
    icon: LayoutDashboard,
    exit: "Logout",
  },
};

/** The way from a portal to the other one; null where a role may see nothing there. */
export function otherPortal(portal: PortalKey, role: Role): Place | null {
  const key = portal === "admin" ? "dashboard" : "admin";
  const { label, icon, home, tabsFor } = portals[key];
  return tabsFor(role).length > 0 ? { key, label, icon, href: home } : null;
}
