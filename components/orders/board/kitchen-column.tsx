"use client";

import { useId } from "react";
import type { RestaurantOrder } from "@/lib/orders/answers";
import type { OrderStatus } from "@/lib/orders/types";
import { KitchenTicket } from "./kitchen-ticket";
import { statusLabels } from "./labels";
import type { OrderSteps } from "./use-order-steps";

type KitchenColumnProps = {
  status: OrderStatus;
  /** Oldest first. */
  orders: RestaurantOrder[];
  steps: OrderSteps;
};

export function KitchenColumn({ status, orders, steps }: KitchenColumnProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="flex min-h-0 flex-col rounded-card border border-line bg-sunken"
    >
      <h2
        id={heading}
        className="flex items-baseline justify-between gap-3 px-5 pt-4 pb-3 text-xl md:max-lg:px-4"
      >
        {statusLabels[status]}
        <span className="text-ink-soft tabular-nums">{orders.length}</span>
      </h2>
      <ul className="grid min-h-0 flex-1 content-start gap-3 px-3 pb-3 md:max-lg:px-2 lg:overflow-y-auto">
        {orders.map((order) => (
          <li key={order.id} className="grid animate-rise">
            <KitchenTicket order={order} steps={steps} />
          </li>
        ))}
        {orders.length === 0 && <li className="px-2 py-6 text-center text-ink-soft">Nothing here</li>}
      </ul>
    </section>
  );
}
