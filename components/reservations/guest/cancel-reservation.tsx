"use client";

import { CancelQuestion } from "@/components/storefront/cancel-question";
import { call } from "@/lib/api/call";
import type { GuestReservation } from "@/lib/reservations/answers";

type CancelReservationProps = {
  reservation: GuestReservation;
  onCancelled: (reservation: GuestReservation) => void;
};

export function CancelReservation({ reservation: { id }, onCancelled }: CancelReservationProps) {
  return (
    <CancelQuestion
      label="Cancel this reservation"
      confirmLabel="Cancel it"
      cancel={async () =>
        onCancelled((await call("POST /reservations/{id}/cancel", { params: { id } })).reservation)
      }
    >
      The table goes to other guests.
    </CancelQuestion>
  );
}
