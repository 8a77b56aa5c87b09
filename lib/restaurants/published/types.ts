/*
 * What menus and dishes are, without the library that checks them: a guest's page gets by without it.
 */

import type { PictureView } from "@/lib/pictures/answers";
import type { Theme } from "@/lib/restaurants/themes";

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

/** Charges beside the dishes: tax on them, and a flat fee in cents. */
export type Fees = { taxPercent: number; deliveryCents: number };

/** A restaurant with its dishes, as guests see them. */
export type Menu = Fees & {
  /** The restaurant's id. */
  key: string;
  /** Of its page. */
  path: string;
  theme: Theme;
  /** The main colour, `#rrggbb`; empty where it is the theme's. */
  colour: string;
  /** The picture of its page's head. */
  header: PictureView | null;
  restaurant: string;
  cuisine: string;
  tagline: string;
  categories: readonly { key: string; label: string }[];
  dishes: readonly Dish[];
  /** It takes no orders just now; its page stays. */
  closed?: boolean;
};
