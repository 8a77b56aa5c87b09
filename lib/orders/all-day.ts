import type { RestaurantOrder } from "./answers";
import { givenQuantities } from "./refunds/refund-words";

export type DishCount = { name: string; quantity: number };

type Counted = Pick<RestaurantOrder, "restaurantId" | "lines" | "refunds">;

/**
 * Counts the dishes of orders by name, the most frequent first, without those that were given back.
 * @param isCounted whether a line counts, by default each
 */
export function countDishes(
  orders: readonly Counted[],
  isCounted: (order: Counted, line: Counted["lines"][number]) => boolean = () => true,
): DishCount[] {
  const counts = new Map<string, number>();
  for (const order of orders) {
    const given = givenQuantities(order);
    for (const [index, line] of order.lines.entries()) {
      if (!isCounted(order, line)) continue;
      counts.set(line.name, (counts.get(line.name) ?? 0) + line.quantity - (given[index] ?? 0));
    }
  }
  return [...counts]
    .map(([name, quantity]) => ({ name, quantity }))
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name));
}
