/*
 * What menus, dishes and orders are, without the library that checks them: a guest's page gets by without it.
 */

import type { z } from "zod";
import type { PictureView } from "@/lib/pictures/schema";
import type { dishNames, menuItem, orderLine, orderView, shownMenu } from "./answers";
import type { Theme } from "./themes";

export type Dish = {
  id: string;
  name: string;
  description: string;
  emoji: string;
  category: string;
  priceCents: number;
  popular: boolean;
  /** Instead of the drawn plate. */
  picture?: PictureView;
};

/** A restaurant with its dishes, as guests see them. */
export type Menu = {
  /** The restaurant's id. */
  key: string;
  /** Of its page. */
  path: string;
  theme: Theme;
  /** The main colour, `#rrggbb`; empty where it is the theme's. */
  colour: string;
  /** The picture of its page's head. */
  header: PictureView | null;
  taxPercent: number;
  deliveryCents: number;
  restaurant: string;
  cuisine: string;
  tagline: string;
  categories: readonly { key: string; label: string }[];
  items: readonly Dish[];
  /** It takes no orders just now; its page stays. */
  closed?: boolean;
};

export const orderLimits = { lines: 50, quantity: 50, name: 100, email: 254, idempotencyKey: 100 };

export const orderStatuses = ["new", "preparing", "ready", "done", "cancelled"] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const paymentStatuses = ["demo", "pending", "processing", "paid", "failed"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
/** What becomes of the money of an order that was cancelled after it was paid. */
export const refundStatuses = ["due", "sent", "done", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

export type OrderLine = z.infer<typeof orderLine>;

/** An order as its guest sees it. */
export type OrderView = z.infer<typeof orderView>;

/** A dish as guests get it; `price` is in dollars. */
export type MenuItem = z.infer<typeof menuItem>;

/** `GET /api/ordering/menus/{menu}`. */
export type ShownMenu = z.infer<typeof shownMenu>;

/** `GET /api/ordering/dishes`. */
export type DishNames = z.infer<typeof dishNames>;

/** `POST /api/orders` and `GET /api/orders/{id}`. */
export type OrderAnswer = { success: true; order: OrderView };
