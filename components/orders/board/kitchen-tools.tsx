"use client";

import { History, ListChecks, UtensilsCrossed } from "lucide-react";
import { useState } from "react";
import { PauseOrdersButton } from "@/components/hours/pause-orders-button";
import { Button } from "@/components/ui/button";
import { type DoneFilter, DoneSheet, type LastDone } from "./done-sheet";
import { SoldOutSheet } from "./sold-out-sheet";
import type { OrderSteps } from "./use-order-steps";
import type { SoldOutBoard } from "./use-sold-out";

type KitchenToolsProps = DoneFilter & {
  steps: OrderSteps;
  /** Undefined if the user lacks the permission `sold-out:write`. */
  soldOut: SoldOutBoard | undefined;
  lastDone: LastDone;
  version: number;
  isAllDay: boolean;
  onAllDay: (isAllDay: boolean) => void;
};

/** The buttons of the kitchen view: the counts of all dishes, the last orders, dishes that are sold out, and a pause of orders. */
export function KitchenTools({
  restaurantId,
  isMine,
  steps,
  soldOut,
  lastDone,
  version,
  isAllDay,
  onAllDay,
}: KitchenToolsProps) {
  const [open, setOpen] = useState<"done" | "soldOut" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="secondary" size="sm" aria-pressed={isAllDay} onClick={() => onAllDay(!isAllDay)}>
        <ListChecks aria-hidden="true" />
        <span className="max-sm:sr-only">All day</span>
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setOpen("done")}>
        <History aria-hidden="true" />
        <span className="max-sm:sr-only">Last done</span>
      </Button>
      {soldOut && (
        <Button variant="secondary" size="sm" onClick={() => setOpen("soldOut")}>
          <UtensilsCrossed aria-hidden="true" />
          <span className="max-sm:sr-only">Sold out</span>
        </Button>
      )}
      <PauseOrdersButton />
      {open === "done" && (
        <DoneSheet {...{ restaurantId, isMine, steps, lastDone, version }} onClose={close} />
      )}
      {soldOut && <SoldOutSheet open={open === "soldOut"} soldOut={soldOut} onClose={close} />}
    </>
  );
}
