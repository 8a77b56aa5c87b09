import { LayoutDashboard, type LucideIcon, PanelsTopLeft } from "lucide-react";
import type { Route } from "next";
import { dashboardTabs } from "@/components/dashboard/dashboard-tabs";
import { mayDo, type Rights } from "@/lib/platform/access/permissions";
import { portalTabs } from "./portal-tabs";

type Place = { key: string; label: string; href: Route; icon: LucideIcon };

type Portal = {
  /** What its navigation is called. */
  name: string;
  home: Route;
  /** Its tabs, as far as somebody may see them. */
  tabsFor: (rights: Rights) => readonly Place[];
  /** The way to it from the other one. */
  label: string;
  icon: LucideIcon;
  /** What signing out is called, and what that means where the word doesn't say it. */
  exit: { label: string; hint?: string };
};

export type PortalKey = "admin" | "dashboard";

/** The two places that stand in the same frame; the browser looks them up by key, as icons can't be sent to it. */
export const portals: Record<PortalKey, Portal> = {
  admin: {
    name: "Management",
    home: "/admin",
    tabsFor: (rights) => portalTabs.filter(({ permission }) => mayDo(rights, permission)),
    label: "Admin portal",
    icon: PanelsTopLeft,
    exit: { label: "Exit", hint: "Signs you out" },
  },
  dashboard: {
    name: "Platform",
    home: "/dashboard",
    tabsFor: (rights) => dashboardTabs.filter(({ permission }) => mayDo(rights, permission)),
    label: "Dashboard",
    icon: LayoutDashboard,
    exit: { label: "Logout" },
  },
};

/** The way from a portal to the other one; null where a role may see nothing there. */
export function otherPortal(portal: PortalKey, rights: Rights): Omit<Place, "key"> | null {
  const key = portal === "admin" ? "dashboard" : "admin";
  const { label, icon, home, tabsFor } = portals[key];
  return tabsFor(rights).length > 0 ? { label, icon, href: home } : null;
}
