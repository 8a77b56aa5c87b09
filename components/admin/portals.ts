import { LayoutDashboard, type LucideIcon, PanelsTopLeft } from "lucide-react";
import type { Route } from "next";
import { dashboardTabs } from "@/components/dashboard/dashboard-tabs";
import { portalTabs } from "./portal-tabs";

type Place = { key: string; label: string; href: Route; icon: LucideIcon };

type Portal = {
  /** What its navigation is called. */
  name: string;
  home: Route;
  tabs: readonly Place[];
  /** The way to the other one. */
  other: Place;
  /** What signing out is called. */
  exit: string;
};

export type PortalKey = "admin" | "dashboard";

/** The two places that stand in the same frame; the browser looks them up by key, as icons can't be sent to it. */
export const portals: Record<PortalKey, Portal> = {
  admin: {
    name: "Management",
    home: "/admin",
    tabs: portalTabs,
    other: { key: "dashboard", label: "Dashboard", href: "/dashboard", icon: LayoutDashboard },
    exit: "Exit",
  },
  dashboard: {
    name: "Platform",
    home: "/dashboard",
    tabs: dashboardTabs,
    other: { key: "admin", label: "Admin portal", href: "/admin", icon: PanelsTopLeft },
    exit: "Logout",
  },
};
