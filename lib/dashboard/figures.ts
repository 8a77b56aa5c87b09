import type { Activity } from "./activity";

/** The number of days that the figures cover, including today. */
export const FIGURE_DAYS = 14;

/** The key figures of the business. Lists of days have `FIGURE_DAYS` entries, each like `2026-01-31`, today last. */
export type Figures = {
  /** The time at which they were read, ISO 8601. */
  at: string;
  /** The time zone of the days. */
  timeZone: string;
  /** The currency of `cents`; orders in other ones have none. */
  currency: string;
  /** Paid orders and demo orders, without cancelled ones; `demos` of them are demo orders, which have no `cents`. */
  orderDays: { day: string; orders: number; demos: number; cents: number }[];
  ordersByRestaurant: { restaurantId: string; orders: number }[];
  /** Names by id. */
  restaurants: Record<string, string>;
  /** Most ordered first. */
  dishes: { name: string; restaurantId: string; quantity: number }[];
  visitDays: { day: string; visits: number }[];
  /** Most visited first. */
  visitsByPage: { page: string; visits: number }[];
  templates: { count: number; active: string | null };
  /** The number of indexable pages with SEO settings, and of all indexable pages. */
  seo: { configured: number; pages: number };
  /** The landing page's version; 0 if it was never saved. */
  landingVersion: number;
  activity: Activity[];
};
