"use client";

import { CalendarPlus, CircleCheck, CircleX, Clock } from "lucide-react";
import { useState } from "react";
import { GuestFrame, type GuestRestaurant, type Phone, PhoneLink } from "@/components/storefront/guest-frame";
import { buttonStyle } from "@/components/ui/button-style";
import { Translated, useTranslate } from "@/components/ui/translation";
import { useCall } from "@/components/ui/use-call";
import { useNow } from "@/components/ui/use-now";
import { callHref } from "@/lib/api/call";
import { type Translatable, translatable } from "@/lib/platform/language/translate";
import type { GuestReservation } from "@/lib/reservations/answers";
import { peopleText } from "@/lib/reservations/status";
import { reservePath } from "@/lib/restaurants/paths";
import { CancelReservation } from "./cancel-reservation";

type ReservationScreenProps = {
  reservation: GuestReservation;
  restaurant: GuestRestaurant;
  phone: Phone | null;
};

/** The interval of looking for the restaurant's answer, in milliseconds. */
const REFRESH_MS = 30_000;

type Headed = GuestReservation["status"] | "unanswered";

const headlines: Record<Headed, { title: Translatable; text: Translatable }> = {
  requested: {
    title: translatable("We have your request"),
    text: translatable(
      "It is no reservation yet: the restaurant answers as soon as it can. This page shows the answer.",
    ),
  },
  unanswered: {
    title: translatable("The restaurant did not answer"),
    text: translatable("Its time is over, and no table was reserved. We are sorry."),
  },
  accepted: {
    title: translatable("Your table is reserved"),
    text: translatable("We look forward to you. Keep this page’s address."),
  },
  declined: {
    title: translatable("No table this time"),
    text: translatable("We are sorry: the restaurant can’t give you this table."),
  },
  cancelled: {
    title: translatable("Reservation cancelled"),
    text: translatable("This reservation was cancelled."),
  },
  seated: { title: translatable("Welcome"), text: translatable("Enjoy your meal.") },
  done: { title: translatable("Thank you for your visit"), text: translatable("We hope to see you again.") },
  noShow: { title: translatable("We missed you"), text: translatable("Nobody came for this reservation.") },
};

const isOff = ({ status }: GuestReservation) => status === "declined" || status === "cancelled";

/** Returns the reservation as it is now: the restaurant may answer, or change it, while its page is open. */
function useReservation(initial: GuestReservation) {
  const [isWaiting, setWaiting] = useState(initial.status === "requested");
  const now = useNow(REFRESH_MS)?.getTime() ?? 0;
  const { data, change } = useCall("GET /reservations/{id}", {
    params: { id: initial.id },
    initial: { reservation: initial },
    keepsUp: true,
    refreshInterval: isWaiting ? REFRESH_MS : 0,
  });
  const { reservation } = data ?? { reservation: initial };
  const hasBegun = !reservation.mayCancel || now >= Date.parse(reservation.startsAt);
  const waitsNow = reservation.status === "requested" && !hasBegun;
  if (isWaiting !== waitsNow) setWaiting(waitsNow);
  return {
    reservation,
    set: (changed: GuestReservation) => change(() => ({ reservation: changed })),
    hasBegun,
    isOver: now >= Date.parse(reservation.endsAt),
  };
}

/** A reservation as its guest sees it, by its secret address. */
export function ReservationScreen({ reservation: initial, restaurant, phone }: ReservationScreenProps) {
  const t = useTranslate();
  const { reservation, set, hasBegun, isOver } = useReservation(initial);
  const isUnanswered = reservation.status === "requested" && hasBegun;
  const { title, text } = headlines[isUnanswered ? "unanswered" : reservation.status];
  const isRefused = isOff(reservation) || isUnanswered;
  const Icon = isRefused ? CircleX : reservation.status === "requested" ? Clock : CircleCheck;
  const isComing = !isUnanswered && (reservation.status === "requested" || reservation.status === "accepted");
  return (
    <GuestFrame restaurant={restaurant} phone={phone}>
      <div role="status" className="grid gap-2">
        <Icon aria-hidden="true" className="size-10 text-brand-ink" strokeWidth={1.6} />
        <h1 className="text-3xl">{t(title)}</h1>
        <p className="text-ink-soft">
          {t(text)}
          {isUnanswered && phone && (
            <>
              {" "}
              <Translated text="Please call {phone}" values={{ phone: <PhoneLink {...phone} /> }} />
            </>
          )}
        </p>
        {reservation.reason && (
          <p dir="auto" className="wrap-anywhere">
            {t("The reason: {reason}", { reason: reservation.reason })}
          </p>
        )}
      </div>
      <dl className="grid gap-3 rounded-card border border-line bg-surface p-5 sm:grid-cols-2">
        <Fact label={t("When")} value={`${reservation.dayText}, ${reservation.timeText}`} />
        <Fact label={t("People")} value={peopleText(reservation.people, t)} />
        <Fact label={t("Name")} value={reservation.name} />
        <Fact label={t("Number")} value={String(reservation.number)} />
        {reservation.note && <Fact label={t("Note")} value={reservation.note} />}
      </dl>
      {isComing && !isOver && (
        <div className="grid justify-items-start gap-3">
          <a
            href={callHref("GET /reservations/{id}/calendar", { params: { id: reservation.id } })}
            className={buttonStyle({ variant: "secondary", className: "max-sm:w-full" })}
          >
            <CalendarPlus aria-hidden="true" />
            {t("Add to calendar")}
          </a>
          {!hasBegun && <CancelReservation reservation={reservation} onCancelled={set} />}
        </div>
      )}
      {isRefused && (
        <a href={reservePath(restaurant.path)} className={buttonStyle({ className: "justify-self-start" })}>
          {t("Reserve another time")}
        </a>
      )}
    </GuestFrame>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-ink-soft text-xs">{label}</dt>
      <dd dir="auto" className="wrap-anywhere text-match-parent font-semibold">
        {value}
      </dd>
    </div>
  );
}
