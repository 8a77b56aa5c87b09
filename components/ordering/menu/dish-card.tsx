"use client";

import { Star } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { classes } from "@/components/ui/classes";
import { formatCents } from "@/lib/ordering/totals";
import type { MenuItem } from "@/lib/ordering/types";
import { useOrdering } from "../ordering-context";
import { DishPlate } from "../plates/dish-plate";
import { QuantityStepper } from "../quantity-stepper";

type DishCardProps = { dish: MenuItem; index: number };

/** A dish as an invitation: beside its plate on phones, under it where there is room. */
export function DishCard({ dish, index }: DishCardProps) {
  const { menu, cart, change, add } = useOrdering();
  const [hops, setHops] = useState(0);
  const { id, name, description, emoji, priceCents, popular, soldOut } = dish;
  const quantity = cart.find((line) => line.id === id)?.quantity ?? 0;

  function more() {
    add(dish);
    setHops((count) => count + 1);
  }

  return (
    <article
      className={classes(
        "relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 min-[24rem]:gap-x-4 rounded-card bg-surface p-3 pr-4 shadow-card sm:mt-24 sm:grid-cols-1 sm:justify-items-center sm:p-6 sm:pt-0 sm:text-center",
        quantity > 0 && !soldOut && "ring-2 ring-brand/70",
      )}
    >
      <div className="relative sm:-mt-24 sm:mb-5">
        <DishPlate
          menu={menu.key}
          emoji={emoji}
          index={index}
          hops={hops}
          faded={soldOut}
          className="w-24 -rotate-3 min-[24rem]:w-30 sm:w-48"
        />
        {(popular || soldOut) && <DishMark isSoldOut={soldOut} />}
      </div>
      <div className="grid h-full min-w-0 content-between gap-2 py-1 sm:justify-items-center sm:gap-4 sm:py-0">
        <div className="grid gap-1 sm:justify-items-center">
          <h3 className="font-bold font-display text-lg leading-snug sm:text-xl">{name}</h3>
          <p className="text-ink-soft text-sm sm:max-w-[30ch]">{description}</p>
        </div>
        <div className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <p className="font-bold text-lg tabular-nums">{formatCents(priceCents)}</p>
          {soldOut ? (
            <p className="text-ink-soft text-sm">Back soon</p>
          ) : (
            <QuantityStepper
              dish={name}
              quantity={quantity}
              folds
              onLess={() => change({ type: "set", id, quantity: quantity - 1 })}
              onMore={more}
            />
          )}
        </div>
      </div>
    </article>
  );
}

/** A label on the plate's rim. */
function DishMark({ isSoldOut }: { isSoldOut: boolean }) {
  return (
    <p className="-bottom-2 -translate-x-1/2 absolute left-1/2">
      {isSoldOut ? (
        <Badge className="bg-ink! text-canvas!">Sold out</Badge>
      ) : (
        <Badge tone="brass" className="shadow-control ring-2 ring-surface">
          <Star aria-hidden="true" className="fill-current" />
          Popular
        </Badge>
      )}
    </p>
  );
}
