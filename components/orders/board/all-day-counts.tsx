import { countDishes } from "@/lib/orders/all-day";
import type { RestaurantOrder } from "@/lib/orders/answers";
import type { IsMine } from "./use-station";

type AllDayCountsProps = { orders: readonly RestaurantOrder[]; isMine: IsMine | undefined };

/** The number of each dish of the station in the orders that are new or in preparation. */
export function AllDayCounts({ orders, isMine }: AllDayCountsProps) {
  const toCook = orders.filter(({ status }) => status === "new" || status === "preparing");
  const counts = countDishes(toCook, isMine);
  return (
    <section
      aria-label="All day"
      className="mx-gutter mt-4 rounded-card border border-line bg-raised px-5 py-3"
    >
      {counts.length === 0 ? (
        <p className="text-ink-soft">No dish is to be cooked.</p>
      ) : (
        <ul className="flex flex-wrap gap-x-7 gap-y-1 text-xl">
          {counts.map(({ name, quantity }) => (
            <li key={name} className="wrap-anywhere">
              <span className="font-bold text-2xl tabular-nums">{quantity} ×</span> {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
