import type { MenuContent } from "@/lib/restaurants/schema";

const MOST_NAMED = 3;

/** Returns the confirmation for publishing dishes that cost nothing; null if there are none. */
export function askAboutFreeDishes({ dishes }: MenuContent) {
  const free = dishes.filter(({ hidden, priceCents }) => !hidden && priceCents === 0);
  if (free.length === 0) return null;
  const names = free.slice(0, MOST_NAMED).map(({ name }) => name);
  const more = free.length - names.length;
  const list = new Intl.ListFormat("en").format(more > 0 ? [...names, `${more} more`] : names);
  return {
    title: free.length === 1 ? "A dish has no price" : `${free.length} dishes have no price`,
    content: `Guests could order ${list} for $0.00.`,
    confirmLabel: "Publish anyway",
  };
}
