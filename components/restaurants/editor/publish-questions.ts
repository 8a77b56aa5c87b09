import { nameSome } from "@/components/ui/name-some";
import { formatMoney } from "@/lib/platform/money/money";
import type { MenuContent } from "@/lib/restaurants/schema";

/** Returns the confirmation for opening a menu without a visible dish; null if there is one, or guests can't order. */
export function askAboutEmptyMenu({ restaurant, dishes }: MenuContent) {
  if (!restaurant.isOpen || dishes.some(({ hidden }) => !hidden)) return null;
  return {
    title: "The menu has no dishes",
    content: "Guests would find an open restaurant with nothing to order.",
    confirmLabel: "Publish anyway",
  };
}

/** Returns the confirmation for publishing dishes that cost nothing; null if there are none. */
export function askAboutFreeDishes({ restaurant, dishes }: MenuContent) {
  const free = dishes.filter(({ hidden, priceCents }) => !hidden && priceCents === 0);
  if (free.length === 0) return null;
  const list = nameSome(
    free.map(({ name }) => name),
    (more) => `${more} more`,
  );
  return {
    title: free.length === 1 ? "A dish has no price" : `${free.length} dishes have no price`,
    content: `Guests could order ${list} for ${formatMoney(0, restaurant.currency)}.`,
    confirmLabel: "Publish anyway",
  };
}
