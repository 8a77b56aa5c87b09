"use client";

import { CirclePause, CirclePlay } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { OrdersState } from "@/lib/restaurants/hours/answers";

const PauseDialog = onDemand(async () => (await import("./pause-dialog")).PauseDialog, null);

type PauseControlProps = { state: OrdersState; onChanged: (states: OrdersState[]) => void };

/** Pauses the orders of a restaurant, and takes them again. */
export function PauseControl({ state, onChanged }: PauseControlProps) {
  const [isOpen, setOpen] = useState(false);
  const { act, pending } = useAction<"resume">();
  const params = { id: state.restaurantId };
  if (state.pause)
    return (
      <Button
        size="sm"
        variant="secondary"
        aria-disabled={pending !== null}
        onClick={() =>
          void act("resume", () => call("DELETE /hours/{id}/pause", { params }), {
            done: `${state.restaurantName} takes orders again`,
            failed: "The pause could not be ended",
            onDone: ({ restaurants }) => onChanged(restaurants),
          })
        }
      >
        <CirclePlay aria-hidden="true" />
        Take orders again
        <span className="sr-only"> for {state.restaurantName}</span>
      </Button>
    );
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        <CirclePause aria-hidden="true" />
        Pause orders
        <span className="sr-only"> of {state.restaurantName}</span>
      </Button>
      {isOpen && <PauseDialog state={state} onChanged={onChanged} onClose={() => setOpen(false)} />}
    </>
  );
}
