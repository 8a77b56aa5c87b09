"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { GUEST_REASON_HINT, ReasonField } from "@/components/ui/reason-field";
import type { StaffReservation } from "@/lib/reservations/answers";
import { reservationLimits } from "@/lib/reservations/rules";
import { guestReasons } from "@/lib/restaurants/guest-reasons";

type ReasonDialogProps = {
  reservation: StaffReservation;
  status: "declined" | "cancelled";
  onClose: () => void;
  onAnswer: (reason: string) => void;
};

/** Asks for the reason of declining or cancelling, which the guest reads. */
export function ReasonDialog({ reservation, status, onClose, onAnswer }: ReasonDialogProps) {
  const [reason, setReason] = useState("");
  const { name, dayText, timeText, email } = reservation;
  const verb = status === "declined" ? "Decline" : "Cancel";
  return (
    <Dialog
      title={status === "declined" ? `Decline the request of ${name}` : `Cancel the reservation of ${name}`}
      description={`${dayText}, ${timeText}. ${email ? "The guest gets an email." : "The guest left no email address: please call."}`}
      onClose={onClose}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onAnswer(reason.trim());
        }}
      >
        <ReasonField
          label="Reason for the guest"
          hint={GUEST_REASON_HINT}
          suggestions={guestReasons.reservation}
          maxLength={reservationLimits.reason}
          reason={reason}
          onChange={setReason}
        />
        <DialogButtons>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" variant="danger">
            {verb}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
