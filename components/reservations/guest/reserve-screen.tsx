"use client";

import { CalendarX2 } from "lucide-react";
import { useState } from "react";
import { GuestFrame, type GuestRestaurant, type Phone } from "@/components/storefront/guest-frame";
import { buttonStyle } from "@/components/ui/button-style";
import { useTranslate } from "@/components/ui/translation";
import { GuestForm } from "./guest-form";
import { TimeChoice } from "./time-choice";
import type { Choice } from "./use-free-times";
import { useFreeTimes } from "./use-free-times";

type ReserveScreenProps = {
  restaurant: GuestRestaurant;
  /** Null if it takes no reservations. */
  rules: { largestParty: number; byHand: boolean; message: string } | null;
  phone: Phone | null;
};

/** The page on which guests reserve a table. */
export function ReserveScreen({ restaurant, rules, phone }: ReserveScreenProps) {
  const t = useTranslate();
  return (
    <GuestFrame restaurant={restaurant} phone={phone}>
      {rules ? (
        <Reserving restaurantId={restaurant.restaurantId} {...rules} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <CalendarX2 aria-hidden="true" className="size-10 text-brand-ink" strokeWidth={1.6} />
          <h1 className="text-3xl">{t("No reservations online")}</h1>
          <p className="text-ink-soft">
            {t("{name} takes no reservations here at the moment.", { name: restaurant.restaurantName })}
            {phone && ` ${t("Please call.")}`}
          </p>
          <a href={restaurant.path} className={buttonStyle({ variant: "secondary" })}>
            {t("See the menu")}
          </a>
        </div>
      )}
    </GuestFrame>
  );
}

type ReservingProps = { restaurantId: string; largestParty: number; byHand: boolean; message: string };

function Reserving({ restaurantId, largestParty, byHand, message }: ReservingProps) {
  const t = useTranslate();
  const [choice, setChoice] = useState<Choice>({ people: Math.min(2, largestParty), day: null, time: null });
  const [hasChosen, setChosen] = useState(false);
  const free = useFreeTimes(restaurantId, choice);
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-3xl">{byHand ? t("Ask for a table") : t("Reserve a table")}</h1>
        {message && (
          <p dir="auto" className="wrap-anywhere text-match-parent text-ink-soft">
            {message}
          </p>
        )}
        <noscript>
          <p className="rounded-inner bg-brass-soft p-4 font-medium text-brass-ink text-sm">
            {t("To reserve here, switch JavaScript on for this site and load this page again.")}
          </p>
        </noscript>
      </div>
      <TimeChoice
        largestParty={largestParty}
        choice={choice}
        onChange={(changed) => {
          setChoice(changed);
          if (changed.time) setChosen(true);
        }}
        free={free}
      />
      {hasChosen && (
        <GuestForm
          wanted={{ restaurantId, people: choice.people, time: choice.time }}
          byHand={byHand}
          onRefused={() => {
            setChoice({ ...choice, time: null });
            free.reload();
          }}
        />
      )}
    </>
  );
}
