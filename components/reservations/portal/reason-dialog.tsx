"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { StaffReservation } from "@/lib/reservations/answers";
import { reservationLimits } from "@/lib/reservations/rules";

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
        <Field label="Reason for the guest" aside={<span className="text-ink-soft text-xs">Optional</span>}>
          <Input
            dir="auto"
            autoComplete="off"
            maxLength={reservationLimits.reason}
            value={reason}
            placeholder="A party has the whole restaurant"
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
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
