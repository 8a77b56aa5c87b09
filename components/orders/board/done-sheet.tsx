"use client";

import { Button } from "@/components/ui/button";
import { MomentTime } from "@/components/ui/moment-time";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Sheet } from "@/components/ui/sheet";
import { Loading } from "@/components/ui/spinner";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { stepLabel } from "./labels";
import { toQuery } from "./order-filters";
import type { OrderSteps } from "./use-order-steps";
import { useOrders } from "./use-orders";
import type { IsMine } from "./use-station";

const COUNT = 10;
/** The orders among which those of a station are looked for. */
const READ = 50;

export type DoneFilter = {
  restaurantId: string;
  /** Undefined without a station. */
  isMine: IsMine | undefined;
};

type DoneSheetProps = DoneFilter & { steps: OrderSteps; version: number; onClose: () => void };

/** Lists the orders that were done last, to bring one back. */
export function DoneSheet({ restaurantId, isMine, steps, version, onClose }: DoneSheetProps) {
  const query = { ...toQuery({ restaurantId, status: "done" }), sort: "doneAt" } as const;
  const { page, failure, reload } = useOrders(query, version, null, READ);
  const orders = page?.orders.filter((order) => !isMine || order.lines.some((line) => isMine(order, line)));
  const recall = (order: RestaurantOrder) => {
    steps.step(order, "ready");
    onClose();
  };
  return (
    <Sheet open onOpenChange={(stays) => stays || onClose()} title="Last done">
      {failure && <RetryNotice title={failure} onRetry={reload} />}
      {!page && !failure && <Loading label="Loading orders..." />}
      {orders?.length === 0 && <p className="px-2 text-ink-soft">No order is done yet.</p>}
      <ul className="grid divide-y divide-line px-2">
        {orders?.slice(0, COUNT).map((order) => (
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
