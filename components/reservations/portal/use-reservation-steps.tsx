"use client";

import { useState } from "react";
import { notify } from "@/components/ui/messages";
import { onDemand } from "@/components/ui/on-demand";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { StaffReservation } from "@/lib/reservations/answers";
import { nextStatuses, type ReservationStatus, statusWords } from "@/lib/reservations/status";

const ReasonDialog = onDemand(async () => (await import("./reason-dialog")).ReasonDialog, null);

const UNDO_WINDOW_MS = 8000;

type Asked = { reservation: StaffReservation; status: "declined" | "cancelled" };

/** Changes reservations, one change of each at a time, and offers to undo it. */
export function useReservationSteps(reload: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { act, pendingOf } = useAction<"step">({ onRefused: reload });

  async function send(reservation: StaffReservation, status: ReservationStatus, reason = "", isUndo = false) {
    const { id, name, status: expected } = reservation;
    await act(
      "step",
      () => call("POST /reservations/{id}/status", { params: { id }, body: { status, expected, reason } }),
      {
        about: id,
        failed: "The reservation could not be changed. Please try again.",
        onDone: ({ reservation: changed }) => {
          reload();
          const canUndo = !isUndo && nextStatuses[status].includes(expected);
          notify.success(`${name}: ${statusWords[status].toLowerCase()}`, {
            topic: "reservation-step",
            ...(canUndo && {
              duration: UNDO_WINDOW_MS,
              action: { label: "Undo", run: () => void send(changed, expected, "", true) },
            }),
          });
        },
      },
    );
  }

  return {
    isPending: (id: string) => pendingOf(id) !== null,
    take(reservation: StaffReservation, status: ReservationStatus) {
      if (status === "declined" || status === "cancelled") setAsked({ reservation, status });
      else void send(reservation, status);
    },
    tellPlaced: ({ name, dayText, timeText, tableName }: StaffReservation) =>
      notify.success(`Reserved for ${name}: ${dayText}, ${timeText}, ${tableName}`),
    dialog: asked && (
      <ReasonDialog
        {...asked}
        onClose={() => setAsked(null)}
        onAnswer={(reason) => {
          setAsked(null);
          void send(asked.reservation, asked.status, reason);
        }}
      />
    ),
  };
}

export type ReservationSteps = ReturnType<typeof useReservationSteps>;
