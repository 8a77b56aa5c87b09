"use client";

import { ReceiptText } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { OrderRow } from "./order-row";
import type { OrderSteps } from "./use-order-steps";
import type { Orders } from "./use-orders";

type OrderListProps = {
  orders: Orders;
  steps: OrderSteps;
  isFiltered: boolean;
  onDetails: (id: string) => void;
};

export function OrderList({ orders, steps, isFiltered, onDetails }: OrderListProps) {
  const { page, failure, isLoading, isLoadingOlder } = orders;
  const section = useRef<HTMLElement>(null);
  const wasInside = useRef(false);

  // Restores the focus after the focused order left the list.
  useEffect(() => {
    if (page && wasInside.current && document.activeElement === document.body) section.current?.focus();
  }, [page]);

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Orders, newest first"
      className="grid gap-4 focus:outline-none"
      onFocus={() => {
        wasInside.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) wasInside.current = false;
      }}
    >
      {failure && <RetryNotice title={failure} onRetry={orders.reload} />}
      {isLoading && (
        <div role="status">
          <span className="sr-only">Loading orders...</span>
          <div aria-hidden="true" className="grid gap-3">
            {["a", "b", "c"].map((row) => (
              <Skeleton key={row} className="h-32 rounded-card lg:h-28" />
            ))}
          </div>
        </div>
      )}
      {page?.orders.length === 0 && (
        <EmptyState
          icon={ReceiptText}
          title={isFiltered ? "No such orders" : "No orders yet"}
          text={
            isFiltered
              ? "Choose another restaurant or status to see more."
              : "An order shows up here the moment a guest sends it."
          }
        />
      )}
      {page && page.orders.length > 0 && (
        <ul className="grid gap-3">
          {page.orders.map((order) => (
            <li key={order.id} className="grid animate-rise">
              <OrderRow order={order} steps={steps} onDetails={() => onDetails(order.id)} />
            </li>
          ))}
        </ul>
      )}
      {orders.hasOlder && (
        <Button
          variant="secondary"
          className="justify-self-center"
          pending={isLoadingOlder}
          onClick={orders.loadOlder}
        >
          Show older orders
        </Button>
      )}
    </section>
  );
}
