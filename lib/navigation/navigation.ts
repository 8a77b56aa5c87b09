import { isTarget } from "@/lib/landing/link-target";

/** The navigation and the footer of the public pages, without zod, so that pages don't load it. */

/** An empty label is that of the target, for targets that have one. */
export type NavigationLink = { label: string; target: string };

/** An entry of the first level; without a target it only opens its links. */
export type NavigationItem = NavigationLink & { links: NavigationLink[] };

export type FooterColumn = { title: string; links: NavigationLink[] };

export type Navigation = {
  /** False for the links that the landing page has by itself. */
  hasOwnItems: boolean;
  items: NavigationItem[];
  /** False for the columns of the landing page. */
  hasOwnColumns: boolean;
  columns: FooterColumn[];
};

export const navigationLimits = { items: 8, links: 10, columns: 4, columnLinks: 12, label: 40 } as const;

export const automaticNavigation: Navigation = {
  hasOwnItems: false,
  items: [],
  hasOwnColumns: false,
  columns: [],
};

/** Returns whether the owner has chosen nothing. */
export const isAutomatic = ({ hasOwnItems, hasOwnColumns }: Navigation) => !hasOwnItems && !hasOwnColumns;

/** Targets that follow the restaurants and the business profile, with the names that the editor shows. */
export const siteTargets = {
  "site:menu": "The menu",
  "site:reserve": "Reserve a table",
  "site:phone": "The telephone number",
  "site:email": "The email address",
  "site:address": "The address, on a map",
} as const;
export type SiteTarget = keyof typeof siteTargets;

export const isSiteTarget = (target: string): target is SiteTarget => Object.hasOwn(siteTargets, target);

export const isNavigationTarget = (target: string) => isSiteTarget(target) || isTarget(target);
