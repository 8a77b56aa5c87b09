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
      description="Guests see at once that a dish or an option is sold out, also those who have it in their cart."
    >
      <SoldOutDishes />
    </Sheet>
  );
}

function SoldOutDishes() {
  const { restaurants, failure, reload, setSoldOut, setOptionSoldOut } = useSoldOut();
  if (failure) {
    return <RetryNotice title={failure} onRetry={reload} />;
  }
  if (!restaurants) return <Loading label="Loading dishes..." />;
  return (
    <div className="grid gap-7 px-2 pb-4">
      {restaurants.map(({ restaurantId, restaurantName, dishes, options }) => (
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
          {options.length > 0 && (
            <section aria-label={`Options of ${restaurantName}`} className="pt-4">
              <h4 className="py-2 text-ink-soft text-sm">Options</h4>
              <ul className="divide-y divide-line">
                {options.map((option) => (
                  <li key={`${option.groupId} ${option.id}`} className="py-1.5">
                    <Switch
                      label={option.name}
                      hint={option.soldOut ? `${option.group}, sold out` : option.group}
                      checked={option.soldOut}
                      onChange={(soldOut) => setOptionSoldOut(restaurantId, option, soldOut)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </section>
      ))}
    </div>
  );
}
