"use client";

import { useMemo, useState } from "react";
import { useTranslate } from "@/components/ui/translation";
import type { OrderView } from "@/lib/orders/answers";
import {
  type Attempt,
  type AttemptInput,
  attemptFor,
  isRefusal,
  isSameOrder,
  parseAttempt,
} from "@/lib/orders/cart/attempt";
import { RequestError } from "@/lib/platform/http/client";
import { furtherLanguage } from "@/lib/platform/language/translate";
import { randomKey } from "@/lib/platform/runtime/random-key";
import { discountFrom } from "@/lib/vouchers/voucher";
import { useOrdering } from "../ordering/context";
import { storedAttempt } from "../ordering/stored-attempt";
import type { Checkout } from "./checkout-state";
import { paymentTexts } from "./payment-texts";
import type { guestOf } from "./stored-guest";
import { storedVoucher } from "./stored-voucher";

type GivenGuest = ReturnType<typeof guestOf>;

/** A failed payment, with a message for the guest. */
export class PaymentError extends Error {
  override name = "PaymentError";
}

function explain(error: unknown) {
  const answer = error instanceof RequestError ? error : null;
  const message = error instanceof PaymentError ? error.message : answer?.serverMessage;
  return {
    message: message ?? paymentTexts.failed,
    /** Messages of rejected fields by name. */
    fields: answer?.fields ?? {},
    /** The server rejected the order permanently: a retry needs a new order. */
    isRefused: answer !== null && isRefusal(answer.status),
  };
}

/**
 * Orders and pays the cart by `place`. The attempt is stored in this tab until it is answered, so that retries, also
 * after a reload, use the same order and payment.
 * @param place calls `keep` right before it sends the order
 */
export function usePayment(
  place: (attempt: Attempt, keep: () => void) => Promise<OrderView>,
  pays: "byCard" | "onHandover",
  {
    tipCents,
    voucher,
    setVoucher,
    totalCents,
    dueAt,
  }: Pick<Checkout, "tipCents" | "voucher" | "setVoucher" | "totalCents" | "dueAt">,
) {
  const { restaurant, bill, kind, place: guestPlace, refresh, reloadSeat, succeed } = useOrdering();
  const { restaurantId } = restaurant;
  const stored = useMemo(() => storedAttempt(restaurantId), [restaurantId]);
  const [unanswered, setUnanswered] = useState(() => parseAttempt(stored.read(), restaurantId));
  const [failure, setFailure] = useState<ReturnType<typeof explain> | null>(null);

  const language = furtherLanguage(useTranslate());
  const { asksContact, orderKinds } = restaurant.terms;
  const handover = {
    ...((asksContact || orderKinds.length > 1) && { kind }),
    ...(pays === "onHandover" && { pays }),
  };
  const orderOf = ({ email, name, ...contact }: GivenGuest): AttemptInput => ({
    restaurantId,
    email,
    name,
    ...handover,
    ...(asksContact && contact),
    ...(kind === "delivery" && guestPlace.point && { point: guestPlace.point }),
    ...(tipCents && { tipCents }),
    ...(discountFrom(voucher, bill.totals.subtotalCents) && { voucher: voucher?.code }),
    ...(dueAt !== null && { dueAt }),
    ...(language !== null && { language }),
    dishes: bill.lines.map(({ id, quantity, chosen, note, unitCents: shownPriceCents }) => ({
      id,
      quantity,
      shownPriceCents,
      ...(chosen && { chosen }),
      ...(note && { note }),
    })),
    shownTotalCents: totalCents,
  });

  function keep(attempt: Attempt | null) {
    stored.write(attempt && JSON.stringify(attempt));
    setUnanswered(attempt);
  }

  return {
    unanswered,
    failure,
    /** Returns true if a different order was sent before and may have arrived. */
    mayHaveOrdered: (guest: GivenGuest) =>
      unanswered !== null && !isSameOrder(unanswered.input, orderOf(guest)),
    /** @returns the messages of rejected fields */
    async pay(guest: GivenGuest): Promise<Record<string, string>> {
      const attempt = attemptFor(unanswered, orderOf(guest), randomKey);
      setFailure(null);
      try {
        const order = await place(attempt, () => keep(attempt));
        keep(null);
        storedVoucher(restaurantId).write(null);
        succeed(order);
        return {};
      } catch (error) {
        const explained = explain(error);
        if (explained.isRefused) keep(null);
        if (explained.fields.voucher) {
          storedVoucher(restaurantId).write(null);
          setVoucher(null, explained.fields.voucher);
        }
        setFailure(explained);
        const refreshed = Promise.all([refresh(), reloadSeat()]);
        if (explained.isRefused) await refreshed;
        return explained.fields;
      }
    },
  };
}
