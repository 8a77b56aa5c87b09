import type { Dish, Menu } from "./types";

export const ALL = "all";

/** What a guest looks for; it is kept in the page's address. */
export type MenuQuery = { text: string; category: string };

const MAX_TEXT = 80;

/** A text for comparison: without case, accents and punctuation. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const folded = new WeakMap<Dish, string>();

/** A dish's texts, folded once: a menu has thousands, and each key looks through them again. */
function foldDish(dish: Dish): string {
  const known = folded.get(dish) ?? foldText(`${dish.name} ${dish.description}`);
  folded.set(dish, known);
  return known;
}

/** The dishes of the category whose name or description has every word, or a part of one. */
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

/** How many dishes a page shows that the server searches. */
const MAX_FOUND = 60;

/** What a menu is searched for by the server; the page has no other dishes. */
export type FoundDishes = { query: MenuQuery; count: number };

/**
 * The part of a menu that is looked for, as a page without JavaScript shows it; null where that is the whole menu. It
 * has a bound, as it is rendered for each request.
 */
export function findPart(menu: Menu, params: SearchParams): { menu: Menu; found: FoundDishes } | null {
  const query = readMenuQuery(menu, params);
  if (menuQueryString(query) === "") return null;
  const dishes = findDishes(menu.dishes, query);
  const used = new Set(menu.dishes.map(({ category }) => category));
  return {
    menu: {
      ...menu,
      categories: menu.categories.filter(({ key }) => used.has(key)),
      dishes: dishes.slice(0, MAX_FOUND),
    },
    found: { query, count: dishes.length },
  };
}

/** `?q=rice&category=mains`; an unknown category is all of them. */
export function readMenuQuery(menu: Menu, params: SearchParams): MenuQuery {
  const category = first(params.category);
  return {
    text: first(params.q).slice(0, MAX_TEXT),
    category: menu.categories.some(({ key }) => key === category) ? category : ALL,
  };
}

/** The address's part from the question mark on; empty where nothing is looked for. */
export function menuQueryString({ text, category }: MenuQuery): string {
  const params = new URLSearchParams();
  if (text.trim()) params.set("q", text.trim().slice(0, MAX_TEXT));
  if (category !== ALL) params.set("category", category);
  return params.size > 0 ? `?${params}` : "";
}
