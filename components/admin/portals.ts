import { BookOpenText, ChefHat, LayoutDashboard, type LucideIcon, PanelsTopLeft } from "lucide-react";
import type { Route } from "next";
import { dashboardTabs } from "@/components/dashboard/dashboard-tabs";
import { mayDo, type Rights } from "@/lib/platform/access/permissions";
import { type PortalKey, portalHomes } from "./portal-homes";
import { portalTabs } from "./portal-tabs";

type Place = { key: string; label: string; href: Route; icon: LucideIcon; group?: string };

type Portal = {
  /** Label of its navigation. */
  name: string;
  home: Route;
  /** Returns the tabs that the user may see. */
  tabsFor: (rights: Rights) => readonly Place[];
  /** Label of the link from the other portal. */
  label: string;
  icon: LucideIcon;
  /** Label of signing out, with an explanation if needed. */
  exit: { label: string; hint?: string };
};

const kitchen: Place = {
  key: "kitchen",
  label: "Kitchen",
  href: "/admin?tab=orders&view=kitchen" as Route,
  icon: ChefHat,
  group: "Today",
};

/** The turnover by business day, a view of the orders. */
export const bookPlace = {
  key: "book",
  label: "Day’s book",
  href: "/admin?tab=orders&view=book" as Route,
  icon: BookOpenText,
  group: "Today",
} satisfies Place;

/** The two portals; the browser looks them up by key, as icons can't be serialized. */
export const portals: Record<PortalKey, Portal> = {
  admin: {
    name: "Management",
    home: portalHomes.admin,
    tabsFor: (rights) => portalTabs.filter(({ permission }) => mayDo(rights, permission)),
    label: "Admin portal",
    icon: PanelsTopLeft,
    exit: { label: "Exit", hint: "Signs you out" },
  },
  dashboard: {
    name: "Platform",
    home: portalHomes.dashboard,
    tabsFor: (rights) => dashboardTabs.filter(({ permission }) => mayDo(rights, permission)),
    label: "Dashboard",
    icon: LayoutDashboard,
    exit: { label: "Logout" },
  },
};

/**
 * Returns the places in a portal's navigation: its tabs, and after the orders the kitchen and the day's book. Cooks start
 * in the kitchen, and don't see turnover.
 */
export function placesFor(portal: PortalKey, rights: Rights): readonly Place[] {
  const views = [
    ...(rights.role !== "kitchen" && mayDo(rights, "orders:write") ? [kitchen] : []),
    ...(mayDo(rights, "dashboard:read") ? [bookPlace] : []),
  ];
  return portals[portal].tabsFor(rights).flatMap((tab) => (tab.key === "orders" ? [tab, ...views] : [tab]));
}

/** Returns the link to the other portal; null if the role may see nothing there. */
export function otherPortal(portal: PortalKey, rights: Rights): Omit<Place, "key"> | null {
  const key = portal === "admin" ? "dashboard" : "admin";
  const { label, icon, home, tabsFor } = portals[key];
  return tabsFor(rights).length > 0 ? { label, icon, href: home } : null;
}
