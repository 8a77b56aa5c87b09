"use client";

import { RetryNotice } from "@/components/ui/retry-notice";
import { Sheet } from "@/components/ui/sheet";
import { Loading } from "@/components/ui/spinner";
import { Switch } from "@/components/ui/switch";
import { useSoldOut } from "./use-sold-out";

export function SoldOutSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet
      open={open}
      onOpenChange={(stays) => stays || onClose()}
      title="Sold out"
      description="Guests see at once that a dish is sold out, also those who have it in their cart."
    >
      <SoldOutDishes />
    </Sheet>
  );
}

function SoldOutDishes() {
  const { restaurants, failure, reload, setSoldOut } = useSoldOut();
  if (failure) {
    return <RetryNotice title={failure} onRetry={reload} />;
  }
  if (!restaurants) return <Loading label="Loading dishes..." />;
  return (
    <div className="grid gap-7 px-2 pb-4">
      {restaurants.map(({ restaurantId, restaurantName, dishes }) => (
        <section key={restaurantId} aria-label={restaurantName}>
          <h3 className="sticky -top-3 z-10 bg-surface py-3 text-base">{restaurantName}</h3>
          <ul className="divide-y divide-line">
            {dishes.map((dish) => (
              <li key={dish.id} className="py-1.5">
                <Switch
                  label={dish.name}
                  hint={dish.soldOut ? "Sold out" : dish.category}
                  checked={dish.soldOut}
                  onChange={(soldOut) => setSoldOut(restaurantId, dish, soldOut)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
