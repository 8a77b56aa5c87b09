"use client";

import { Minus, Plus, Undo2, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { isDue } from "@/lib/orders/due-words";
import { isSettled, isStep, nextStatus } from "@/lib/orders/order-status";
import { dueIn, PROMISE_STEP_MINUTES } from "@/lib/orders/promise";
import { orderLimits, orderStatuses } from "@/lib/orders/types";
import { stepLabel } from "./labels";
import type { OrderSteps } from "./use-order-steps";

/** The minutes that one press adds to a promised time. */
const DELAY_MINUTES = 10;

/** `heading` is the id of the ticket's heading. */
type ButtonsProps = { order: RestaurantOrder; steps: OrderSteps; heading: string };

const iconLook = "size-13 border border-line-strong md:size-13 aria-disabled:opacity-40 [&>svg]:size-7";

/** Accepts a new order with a time for its guest, or rejects it. */
export function AcceptBar({ order, steps, heading }: ButtonsProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const minutes = chosen ?? steps.proposed;
  const hasTime = isDue(order);
  const least = PROMISE_STEP_MINUTES;
  const most = orderLimits.promisedMinutes;
  return (
    <div className="grid gap-2">
      {!hasTime && (
        <fieldset aria-label="Ready in" className="flex items-center justify-between gap-2">
          <IconButton
            icon={Minus}
            label="5 minutes less"
            aria-describedby={heading}
            aria-disabled={minutes <= least || undefined}
            className={iconLook}
            onClick={() => setChosen(Math.max(least, minutes - PROMISE_STEP_MINUTES))}
          />
          <output className="whitespace-nowrap font-semibold text-2xl tabular-nums">{minutes} min</output>
          <IconButton
            icon={Plus}
            label="5 minutes more"
            aria-describedby={heading}
            aria-disabled={minutes >= most || undefined}
            className={iconLook}
            onClick={() => setChosen(Math.min(most, minutes + PROMISE_STEP_MINUTES))}
          />
        </fieldset>
      )}
      <div className="flex gap-2">
        <IconButton
          icon={X}
          label={stepLabel("new", "cancelled", false)}
          aria-describedby={heading}
          className={`${iconLook} text-danger!`}
          onClick={() => steps.step(order, "cancelled")}
        />
        <Button
          size="lg"
          className="min-h-13 flex-1 px-2! text-xl"
          aria-describedby={heading}
          pending={steps.isPending(order.id, "preparing")}
          onClick={() => steps.step(order, "preparing", hasTime ? {} : { readyInMinutes: minutes })}
        >
          {stepLabel("new", "preparing", true)}
        </Button>
      </div>
    </div>
  );
}

/** Moves an order to its next step, or back; promises another time. */
export function StepBar({ order, steps, heading }: ButtonsProps) {
  const { id, status, payment, promisedAt } = order;
  const next = nextStatus(status);
  const back = orderStatuses.find((to) => to !== next && to !== "cancelled" && isStep(status, to));
  const left = promisedAt ? Math.max(0, dueIn(promisedAt, new Date()).minutes) : 0;
  const delayed = left + DELAY_MINUTES;
  return (
    <div className="flex gap-2">
      {back && (
        <IconButton
          icon={Undo2}
          label={stepLabel(status, back, false)}
          aria-describedby={heading}
          className={iconLook}
          onClick={() => steps.step(order, back)}
        />
      )}
      {status === "preparing" && (
        <Button
          variant="secondary"
          className="min-h-13 flex-col gap-0! px-2.5! text-lg leading-tight tabular-nums"
          aria-describedby={heading}
          onClick={() => steps.promise(order, Math.min(delayed, orderLimits.promisedMinutes))}
        >
          +{DELAY_MINUTES}
          <span aria-hidden="true" className="text-xs">
            min
          </span>
          <span className="sr-only">minutes</span>
        </Button>
      )}
      {next && (
        <Button
          size="lg"
          variant={isSettled(payment) ? "primary" : "secondary"}
          className="min-h-13 flex-1 px-2! text-lg"
          aria-describedby={heading}
          pending={steps.isPending(id, next)}
          onClick={() => steps.step(order, next)}
        >
          {stepLabel(status, next, true)}
        </Button>
      )}
    </div>
  );
}
