import { formatMoney } from "@/lib/platform/money/money";
import { foldText } from "@/lib/restaurants/published/search";
import { type MarketplaceApp, type MarketplaceCategory, marketplaceCategories } from "./marketplace-apps";

/** The search of the marketplace, kept in the page's address. A null category means all. */
export type MarketplaceQuery = { text: string; category: MarketplaceCategory | null };

const MAX_TEXT = 80;

export const toCategory = (name: string): MarketplaceCategory | null =>
  marketplaceCategories.find((category) => category === name) ?? null;

type SearchParams = Record<string, string | string[] | undefined>;
const first = (value: string | string[] | undefined) => [value].flat()[0] ?? "";

/** `?q=pay&category=Finance`; an unknown category is all of them. */
export function readMarketplaceQuery({ q, category }: SearchParams): MarketplaceQuery {
  return { text: first(q).slice(0, MAX_TEXT), category: toCategory(first(category)) };
}

/** The address of the marketplace with this search. */
export function marketplaceAddress({ text, category }: MarketplaceQuery): string {
  const params = new URLSearchParams({ tab: "marketplace" });
  if (text.trim()) params.set("q", text.trim().slice(0, MAX_TEXT));
  if (category) params.set("category", category);
  return `/dashboard?${params}`;
}

/** "$19.00 a month". */
export const priceText = ({ priceCents }: MarketplaceApp) =>
  priceCents === 0 ? "Free" : `${formatMoney(priceCents, "USD")} a month`;

/** The apps of the category whose card contains every word of the search, or a part of it. */
export function findApps(
  apps: readonly MarketplaceApp[],
  { text, category }: MarketplaceQuery,
): MarketplaceApp[] {
  const words = foldText(text).split(" ").filter(Boolean);
  const hasNoWord = words.length === 0 && text.trim() !== "";
  return apps.filter((app) => {
    if (hasNoWord || (category && app.category !== category)) return false;
    const own = foldText(`${app.name} ${app.description} ${app.category} ${priceText(app)}`);
    return words.every((word) => own.includes(word));
  });
}

/** The downloads of the apps by category. */
export function downloadsByCategory(apps: readonly MarketplaceApp[]) {
  return marketplaceCategories.map((category) => ({
    label: category,
    value: apps.filter((app) => app.category === category).reduce((sum, { downloads }) => sum + downloads, 0),
  }));
}
