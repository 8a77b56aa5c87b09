"use client";

import { useEffect, useEffectEvent } from "react";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Sheet } from "@/components/ui/sheet";
import { Loading } from "@/components/ui/spinner";
import { StockRow } from "./stock-row";
import { type SoldOutBoard, useSoldOut } from "./use-sold-out";

type SoldOutSheetProps = {
  open: boolean;
  /** Missing to read it when the sheet is opened. */
  soldOut?: SoldOutBoard;
  onClose: () => void;
};

export function SoldOutSheet({ open, soldOut, onClose }: SoldOutSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(stays) => stays || onClose()}
      title="Sold out and stock"
      description="Guests see at once that a dish or an option is sold out, also those who have it in their cart. One that you count is sold out by itself with its last portion."
    >
      {soldOut ? <KnownDishes soldOut={soldOut} /> : <ReadDishes />}
    </Sheet>
  );
}

const ReadDishes = () => <SoldOutDishes {...useSoldOut()} />;

function KnownDishes({ soldOut }: { soldOut: SoldOutBoard }) {
  const read = useEffectEvent(soldOut.reload);
  useEffect(() => read(), []);
  return <SoldOutDishes {...soldOut} />;
}

function SoldOutDishes({
  restaurants,
  failure,
  reload,
  setSoldOut,
  setOptionSoldOut,
  setStock,
  isUnsent,
}: SoldOutBoard) {
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
              <StockRow
                key={dish.id}
                {...dish}
                group={dish.category}
                isUnsent={isUnsent({ restaurantId, groupId: "", itemId: dish.id })}
                onSoldOut={(soldOut) => setSoldOut(restaurantId, dish, soldOut)}
                onCount={(stock) => setStock({ restaurantId, groupId: "", itemId: dish.id, stock })}
              />
            ))}
          </ul>
          {options.length > 0 && (
            <section aria-label={`Options of ${restaurantName}`} className="pt-4">
              <h4 className="py-2 text-ink-soft text-sm">Options</h4>
              <ul className="divide-y divide-line">
                {options.map((option) => (
                  <StockRow
                    key={`${option.groupId} ${option.id}`}
                    {...option}
                    isUnsent={isUnsent({ restaurantId, groupId: option.groupId, itemId: option.id })}
                    onSoldOut={(soldOut) => setOptionSoldOut(restaurantId, option, soldOut)}
                    onCount={(stock) =>
                      setStock({ restaurantId, groupId: option.groupId, itemId: option.id, stock })
                    }
                  />
                ))}
              </ul>
            </section>
          )}
        </section>
      ))}
    </div>
  );
}
