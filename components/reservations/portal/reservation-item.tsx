"use client";

import { Phone } from "lucide-react";
import { useMay } from "@/components/accounts/role";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import type { StaffReservation } from "@/lib/reservations/answers";
import { holdsTable, peopleText, type ReservationStatus, statusWords } from "@/lib/reservations/status";
import type { ReservationSteps } from "./use-reservation-steps";

const tones: Record<ReservationStatus, "brass" | "brand" | "solid" | "neutral" | "danger"> = {
  requested: "brass",
  accepted: "brand",
  seated: "solid",
  done: "neutral",
  declined: "neutral",
  cancelled: "neutral",
  noShow: "danger",
};

type Step = { status: ReservationStatus; label: string; isMain?: true };

/** The buttons of a reservation by its status. */
const stepsOf: Record<ReservationStatus, readonly Step[]> = {
  requested: [
    { status: "accepted", label: "Accept", isMain: true },
    { status: "declined", label: "Decline" },
  ],
  accepted: [
    { status: "seated", label: "Seated", isMain: true },
    { status: "noShow", label: "No-show" },
    { status: "cancelled", label: "Cancel" },
  ],
  seated: [
    { status: "done", label: "Left", isMain: true },
    { status: "accepted", label: "Not seated" },
  ],
  done: [{ status: "seated", label: "Still there" }],
  noShow: [{ status: "accepted", label: "They came" }],
  declined: [{ status: "requested", label: "Reopen" }],
  cancelled: [{ status: "accepted", label: "Reopen" }],
};

type ReservationItemProps = {
  reservation: StaffReservation;
  /** Whether the list has several restaurants, which are named then. */
  hasSeveral: boolean;
  steps: ReservationSteps;
};

/** A reservation in the list of a day. */
export function ReservationItem({ reservation, hasSeveral, steps }: ReservationItemProps) {
  const { id, status, timeText, people, name, phone, tableName, restaurantName, note, reason } = reservation;
  const mayWrite = useMay("orders:write");
  const isOn = holdsTable(status);
  const isPending = steps.isPending(id);
  return (
    <li
      aria-label={`${timeText}, ${name}`}
      className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto] sm:items-start sm:gap-4"
    >
      <div className="flex items-baseline justify-between gap-3 sm:grid">
        <p className={classes("font-display font-semibold text-xl tabular-nums", !isOn && "text-ink-soft")}>
          {timeText}
        </p>
        <Badge tone={tones[status]} className="sm:justify-self-start">
          {statusWords[status]}
        </Badge>
      </div>
      <div className="wrap-anywhere grid gap-1 text-sm">
        <p className="font-semibold text-base">
          <bdi>{name}</bdi>, {peopleText(people)}
        </p>
        <p className="text-ink-soft">
          {[isOn && tableName, hasSeveral && restaurantName].filter(Boolean).join(" · ")}
        </p>
        {phone && (
          <a
            href={`tel:${phone.replace(/[^\d+]/g, "")}`}
            className="inline-flex min-h-11 items-center gap-1.5 justify-self-start underline underline-offset-4 md:min-h-6"
          >
            <Phone aria-hidden="true" className="size-4" />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        {note && (
          <p dir="auto" className="text-match-parent">
            “{note}”
          </p>
        )}
        {reason && <p className="text-ink-soft">Reason: {reason}</p>}
        {reservation.cancelledBy === "guest" && <p className="text-ink-soft">By the guest</p>}
      </div>
      {mayWrite && (
        <div className="flex flex-wrap gap-2 max-sm:*:flex-1 sm:max-w-72 sm:justify-end">
          {stepsOf[status].map((step) => (
            <Button
              key={step.status}
              size="sm"
              variant={step.isMain ? "primary" : "secondary"}
              aria-disabled={isPending || undefined}
              onClick={() => isPending || steps.take(reservation, step.status)}
            >
              {step.label}
              <span className="sr-only">: {name}</span>
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
