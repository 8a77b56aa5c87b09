"use client";

import { RetryNotice } from "@/components/ui/retry-notice";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useCall } from "@/components/ui/use-call";
import { OrdersStateLine } from "./orders-state-line";

/** Shows which restaurants take orders now, with a button to pause each. */
export function PauseSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data, failure, reload } = useCall("GET /hours", {
    wanted: open,
    keepsUp: true,
    refreshInterval: 60_000,
  });
  return (
    <Sheet open={open} title="Taking orders" onOpenChange={(stays) => stays || onClose()}>
      <div className="grid gap-3">
        {!data && failure && <RetryNotice title="The restaurants could not be loaded" onRetry={reload} />}
        {!data && !failure && <Skeleton className="h-20" />}
        {data?.restaurants.length === 0 && (
          <p className="text-ink-soft text-sm">
            No restaurant is published, or ordering is switched off for all.
          </p>
        )}
        {data?.restaurants.map((state) => (
          <div key={state.restaurantId} className="grid gap-1.5">
            <h3 className="font-sans font-semibold text-base tracking-normal">{state.restaurantName}</h3>
            <OrdersStateLine state={state} onChanged={() => void reload()} />
          </div>
        ))}
      </div>
    </Sheet>
  );
}
