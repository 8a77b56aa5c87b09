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

/** The dishes of the category whose name or description has every word, or a part of one. */
export function findDishes<Found extends Dish>(
  dishes: readonly Found[],
  { text, category }: MenuQuery,
): Found[] {
  const words = foldText(text).split(" ").filter(Boolean);
  return dishes.filter((dish) => {
    if (category !== ALL && dish.category !== category) return false;
    if (words.length === 0) return true;
    const own = foldText(`${dish.name} ${dish.description}`);
    return words.every((word) => own.includes(word));
  });
}

type SearchParams = Record<string, string | string[] | undefined>;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? "";

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
