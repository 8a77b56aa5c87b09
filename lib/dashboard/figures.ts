import type { Activity } from "./activity";

/** How many days the figures go back, today included. */
export const FIGURE_DAYS = 14;

/** One day of the business, `2026-01-31`. */
export type OrderDay = { day: string; orders: number; cents: number };
export type VisitDay = { day: string; visits: number };

/** What the product knows of itself. Lists of days are as long as `FIGURE_DAYS`, today last. */
export type Figures = {
  /** When it was read, ISO 8601. */
  at: string;
  /** Whose days they are. */
  timeZone: string;
  /** Orders that are paid, or where nothing is charged; none that were cancelled. */
  orderDays: OrderDay[];
  ordersByRestaurant: { restaurantId: string; orders: number }[];
  /** The name of each, by its id. */
  restaurants: Record<string, string>;
  /** The most often ordered first. */
  dishes: { name: string; restaurantId: string; quantity: number }[];
  visitDays: VisitDay[];
  /** The most opened first. */
  visitsByPage: { page: string; visits: number }[];
  templates: { count: number; active: string | null };
  /** How many of the pages that search engines may list have settings of their own. */
  seo: { configured: number; pages: number };
  /** The landing page's version, 0 before anybody has saved it. */
  landingVersion: number;
  activity: Activity[];
};
