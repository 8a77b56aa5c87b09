/** Types without zod, so that guests' pages don't load it. */

import type { PictureView } from "@/lib/pictures/answers";
import type { DishOptions, MenuOptionGroup } from "@/lib/restaurants/options/options";
import type { OrderKind, Terms } from "@/lib/restaurants/terms/terms";
import type { Theme } from "@/lib/restaurants/themes";
import type { Week } from "@/lib/restaurants/week/week";

export type Dish = Partial<DishOptions> & {
  id: string;
  name: string;
  description: string;
  emoji: string;
  category: string;
  priceCents: number;
  popular: boolean;
  /** The kinds of order that it is offered for; missing for all. */
  kinds?: OrderKind[];
  /** The id of its rate of tax; missing for that of its category. */
  taxClass?: string | undefined;
  /** In the words of the menu, such as "Milk, nuts"; missing without any. */
  allergens?: string;
  /** The portions left, if they are few and guests see it; missing otherwise. */
  left?: number;
  /** The same of today, if orders for later days have portions of their own; 0 if none is left. */
  leftToday?: number;
  /** Replaces the drawn plate. */
  picture?: PictureView;
};

export type Category = {
  id: string;
  label: string;
  /** The week in which its dishes are offered; missing for always. */
  times?: Week | undefined;
};

/** A restaurant with its dishes, as guests see them. */
export type Restaurant = {
  terms: Terms;
  restaurantId: string;
  /** The path of its page. */
  path: string;
  theme: Theme;
  /** The main colour, `#rrggbb`; empty for the theme's own. */
  colour: string;
  /** The picture in the page's header. */
  header: PictureView | null;
  restaurantName: string;
  cuisine: string;
  tagline: string;
  categories: readonly Category[];
  dishes: readonly Dish[];
  /** The number of dishes that are not in the page of a large menu, by the id of their category; missing if it has all. */
  rest?: readonly (readonly [category: string, count: number])[] | undefined;
  /** Missing if no dish has options. */
  optionGroups?: readonly MenuOptionGroup[];
  /** The number of its publication; missing without options. */
  version?: number;
  /** Takes no orders; the page stays. */
  closed?: boolean;
};
