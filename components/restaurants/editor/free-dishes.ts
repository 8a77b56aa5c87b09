import type { MenuContent } from "@/lib/restaurants/schema";

/** How many dishes are named. */
const MOST_NAMED = 3;

/** What to ask before dishes are published that guests would get for nothing; null where there are none. */
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
