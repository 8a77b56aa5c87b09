"use client";

import { Button } from "@/components/ui/button";
import { MomentTime } from "@/components/ui/moment-time";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Sheet } from "@/components/ui/sheet";
import { Loading } from "@/components/ui/spinner";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { stepLabel } from "./labels";
import { doneQuery } from "./offline/use-last-done";
import type { OrderSteps } from "./use-order-steps";
import { useOrders } from "./use-orders";
import type { IsMine } from "./use-station";

const COUNT = 10;

export type DoneFilter = {
  restaurantId: string;
  /** Undefined without a station. */
  isMine: IsMine | undefined;
};

/** Returns the orders that are done, with those that this device has changed. @param read the latest answer, if any */
export type LastDone = (read?: readonly RestaurantOrder[]) => readonly RestaurantOrder[];

type DoneSheetProps = DoneFilter & {
  steps: OrderSteps;
  lastDone: LastDone;
  version: number;
  onClose: () => void;
};

/** Lists the orders that were done last, to bring one back. */
export function DoneSheet({ restaurantId, isMine, steps, lastDone, version, onClose }: DoneSheetProps) {
  const { limit, ...query } = doneQuery(restaurantId);
  const { page, failure, reload } = useOrders(query, version, null, limit);
  const known = lastDone(page?.orders);
  const hasNone = known.length === 0;
  const orders = known.filter((order) => !isMine || order.lines.some((line) => isMine(order, line)));
  const recall = (order: RestaurantOrder) => {
    steps.step(order, "ready");
    onClose();
  };
  return (
    <Sheet open onOpenChange={(stays) => stays || onClose()} title="Last done">
      {failure && hasNone && <RetryNotice title={failure} onRetry={reload} />}
      {!page && !failure && hasNone && <Loading label="Loading orders..." />}
      {page && orders.length === 0 && <p className="px-2 text-ink-soft">No order is done yet.</p>}
      <ul className="grid divide-y divide-line px-2">
        {orders.slice(0, COUNT).map((order) => (
          <li key={order.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-semibold text-lg">
                Order {order.number}{" "}
                <span className="font-normal text-ink-soft text-sm">
                  <MomentTime at={order.doneAt ?? order.createdAt} />
                </span>
              </p>
              <p className="wrap-anywhere line-clamp-2 text-ink-soft text-sm">
                {order.lines.map(({ quantity, name }) => `${quantity}\u00a0×\u00a0${name}`).join(", ")}
              </p>
            </div>
            {steps.mayChange && (
              <Button variant="secondary" onClick={() => recall(order)}>
                {stepLabel("done", "ready", false)}
                <span className="sr-only">, order {order.number}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
