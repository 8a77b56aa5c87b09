"use client";

import { UserRound } from "lucide-react";
import { useCall } from "@/components/ui/use-call";
import { useDebounced } from "@/components/ui/use-debounced";
import type { AnswerOf } from "@/lib/api/call";
import { addressLines } from "@/lib/orders/handover-words";
import { isSearchablePhone } from "@/lib/orders/phone-key";

type KnownGuest = AnswerOf<"GET /orders/guests">["guests"][number];

/** The pause in typing before guests are looked for, in milliseconds. */
const PAUSE_MS = 250;

type KnownGuestsProps = {
  phone: string;
  /** Returns whether the form has this guest already. */
  isChosen: (guest: KnownGuest) => boolean;
  onChoose: (guest: KnownGuest) => void;
};

/** Offers the guests of earlier orders with a phone number. */
export function KnownGuests({ phone, isChosen, onChoose }: KnownGuestsProps) {
  const typed = useDebounced(phone.trim(), PAUSE_MS);
  const isWanted = isSearchablePhone(typed) && typed === phone.trim();
  const { data } = useCall("GET /orders/guests", { query: { phone: typed }, wanted: isWanted });
  const guests = isWanted ? (data?.guests ?? []).filter((guest) => !isChosen(guest)) : [];
  return (
    <div role="status" className="empty:hidden">
      {guests.length > 0 && (
        <ul aria-label="Guests with this number" className="grid gap-1.5">
          {guests.map((guest) => (
            <li key={JSON.stringify([guest.name, guest.street, guest.locality])}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-3 rounded-control border border-line-strong bg-raised px-3 py-1.5 text-left text-sm hover:border-ink-soft hover:bg-sunken"
                onClick={() => onChoose(guest)}
              >
                <UserRound aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
                <span className="wrap-anywhere min-w-0 flex-1">
                  <span className="font-semibold">{guest.name}</span>
                  <span className="block text-ink-soft text-xs">
                    {[
                      addressLines(guest).join(", "),
                      guest.orders === 1 ? "1 order" : `${guest.orders} orders`,
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
