"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { callFailure } from "@/components/ui/call-failure";
import { focusOnMount } from "@/components/ui/focus-on-mount";
import { Notice } from "@/components/ui/notice";
import { useFocusOnChange } from "@/components/ui/use-focus-after";
import { call } from "@/lib/api/call";
import type { GuestReservation } from "@/lib/reservations/answers";

type CancelReservationProps = {
  reservation: GuestReservation;
  onCancelled: (reservation: GuestReservation) => void;
};

/** Cancels a reservation, after a question. */
export function CancelReservation({ reservation: { id }, onCancelled }: CancelReservationProps) {
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnChange(isAsking, button);

  async function cancel() {
    setPending(true);
    setError(null);
    try {
      onCancelled((await call("POST /reservations/{id}/cancel", { params: { id } })).reservation);
    } catch (failure) {
      setError(callFailure(failure, "The answer was lost. Please press the button again."));
    } finally {
      setPending(false);
    }
  }

  if (!isAsking)
    return (
      <Button ref={button} variant="quiet" className="max-sm:w-full" onClick={() => setAsking(true)}>
        Cancel this reservation
      </Button>
    );
  return (
    <section
      ref={focusOnMount}
      aria-label="Cancel this reservation?"
      tabIndex={-1}
      className="w-full rounded-inner focus:outline-none"
    >
      <Notice tone="warning" title="Cancel this reservation?">
        <div className="grid gap-3">
          <p>The table goes to other guests.</p>
          {error && <p role="alert">{error}</p>}
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" pending={isPending} onClick={() => void cancel()}>
              Cancel it
            </Button>
            <Button variant="secondary" onClick={() => isPending || setAsking(false)}>
              Keep it
            </Button>
          </div>
        </div>
      </Notice>
    </section>
  );
}
