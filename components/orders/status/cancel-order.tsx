"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { callFailure } from "@/components/ui/call-failure";
import { focusOnMount } from "@/components/ui/focus-on-mount";
import { Notice } from "@/components/ui/notice";
import { useFocusOnChange } from "@/components/ui/use-focus-after";
import { call } from "@/lib/api/call";
import type { OrderView } from "@/lib/orders/answers";

/** Timeout of the payment provider with its retries, in milliseconds. */
const timeout = 60_000;

type CancelOrderProps = { order: OrderView; onCancelled: (order: OrderView) => void };

/** Cancels an order that the restaurant has not accepted, after a question. */
export function CancelOrder({ order: { id, payment }, onCancelled }: CancelOrderProps) {
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnChange(isAsking, button);

  function keep() {
    if (isPending) return;
    setError(null);
    setAsking(false);
  }

  async function cancel() {
    setPending(true);
    setError(null);
    try {
      onCancelled((await call("POST /orders/{id}/cancel", { params: { id }, timeout })).order);
    } catch (failure) {
      setError(callFailure(failure, "The answer was lost. Please press the button again."));
    } finally {
      setPending(false);
    }
  }

  if (!isAsking)
    return (
      <Button
        ref={button}
        variant="quiet"
        className="justify-self-start max-sm:w-full"
        onClick={() => setAsking(true)}
      >
        Cancel this order
      </Button>
    );
  return (
    <section
      ref={focusOnMount}
      aria-label="Cancel this order?"
      tabIndex={-1}
      className="rounded-inner focus:outline-none"
    >
      <Notice tone="warning" title="Cancel this order?">
        <div className="grid gap-3">
          <p>
            The restaurant has not accepted it yet.
            {payment === "paid" && " What you paid is given back."}
          </p>
          {error && <p role="alert">{error}</p>}
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" pending={isPending} onClick={() => void cancel()}>
              Cancel the order
            </Button>
            <Button variant="secondary" onClick={keep}>
              Keep it
            </Button>
          </div>
        </div>
      </Notice>
    </section>
  );
}
