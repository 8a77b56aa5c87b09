import { isLarge } from "./first-part";
import type { Dish, Restaurant } from "./types";

export const ALL = "all";

/** A guest's search; it is part of the page's URL. */
export type MenuQuery = { text: string; category: string };

const MAX_TEXT = 80;

/** Folds case and accents and removes punctuation, for comparison. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const folded = new WeakMap<Dish, string>();

/** Folds a dish's texts once per dish: a menu has thousands, and each keystroke searches them all. */
function foldDish(dish: Dish): string {
  const known = folded.get(dish) ?? foldText(`${dish.name} ${dish.description}`);
  folded.set(dish, known);
  return known;
}

/** Returns the dishes of the category whose name or description contains every word, in whole or in part. */
export function findDishes<Found extends Dish>(
  dishes: readonly Found[],
  { text, category }: MenuQuery,
): Found[] {
  const words = foldText(text).split(" ").filter(Boolean);
  return dishes.filter((dish) => {
    if (category !== ALL && dish.category !== category) return false;
    if (words.length === 0) return true;
    return words.every((word) => foldDish(dish).includes(word));
  });
}

type SearchParams = Record<string, string | string[] | undefined>;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? "";

export const everything: MenuQuery = { text: "", category: ALL };

/** The maximum numbers of dishes on a page that the server searches, and on one of a category. */
const MAX_RESULTS = { text: 60, category: 300 };

/** The server's search; the page has no other dishes. */
export type FoundDishes = { query: MenuQuery; count: number };

/** The parameter of the address of a category that isn't in the page of its menu. */
export const REST = "rest";

/**
 * Returns the part of a menu that matches a search, or one category of a large menu, for pages without JavaScript; null if
 * the page of the menu has it. The size is bounded, because it is rendered for each request.
 */
export function findPart(
  restaurant: Restaurant,
  params: SearchParams,
): { restaurant: Restaurant; found: FoundDishes } | null {
  const query = readMenuQuery(restaurant, params);
  if (query.text.trim() !== "") return partOf(restaurant, query, MAX_RESULTS.text);
  const { category } = readMenuQuery(restaurant, { category: params[REST] });
  if (category === ALL || !isLarge(restaurant)) return null;
  return partOf(restaurant, { text: "", category }, MAX_RESULTS.category);
}

function partOf(restaurant: Restaurant, query: MenuQuery, max: number) {
  const dishes = findDishes(restaurant.dishes, query);
  const used = new Set(restaurant.dishes.map(({ category }) => category));
  return {
    restaurant: {
      ...restaurant,
      categories: restaurant.categories.filter(({ id }) => used.has(id)),
      dishes: dishes.slice(0, max),
    },
    found: { query, count: dishes.length },
  };
}

/** Parses `?q=rice&category=mains`; an unknown category means all. */
export function readMenuQuery(restaurant: Restaurant, params: SearchParams): MenuQuery {
  const category = first(params.category);
  return {
    text: first(params.q).slice(0, MAX_TEXT),
    category: restaurant.categories.some(({ id }) => id === category) ? category : ALL,
  };
}

/** Returns the query string with the question mark; empty without a search. */
export function menuQueryString({ text, category }: MenuQuery): string {
  const params = new URLSearchParams();
  if (text.trim()) params.set("q", text.trim().slice(0, MAX_TEXT));
  if (category !== ALL) params.set("category", category);
  return params.size > 0 ? `?${params}` : "";
}
