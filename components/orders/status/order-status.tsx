"use client";

import { useRef, useState } from "react";
import { FollowOrder } from "@/components/push/follow-order";
import { TableLink } from "@/components/storefront/at-table/table-link";
import { buttonStyle } from "@/components/ui/button-style";
import { CopyButton } from "@/components/ui/copy-button";
import { Notice } from "@/components/ui/notice";
import { Translated, useTranslate } from "@/components/ui/translation";
import { useFocusOnChange } from "@/components/ui/use-focus-after";
import { useNow } from "@/components/ui/use-now";
import type { GuestOrder, OrderView } from "@/lib/orders/answers";
import { cancelledWordsForGuest } from "@/lib/orders/cancelled-words";
import { changeWords, differenceInSentence } from "@/lib/orders/changes/change-words";
import { handoverInSentence } from "@/lib/orders/handover-words";
import { isOpen } from "@/lib/orders/order-status";
import { CancelOrder } from "./cancel-order";
import { headlineOf } from "./headline";
import { kitchenWords } from "./kitchen-words";
import { OrderAgain } from "./order-again";
import { type OrderedFrom, OrderReceipt } from "./order-receipt";
import { OrderSteps } from "./order-steps";
import { paymentWords, refundWords } from "./payment-words";
import { promiseWords } from "./promise-words";
import { useOrder } from "./use-order";
import { usePaymentReturn } from "./use-payment-return";

type OrderStatusProps = {
  initial: GuestOrder;
  restaurant: OrderedFrom;
  /** Time of ordering, in the restaurant's time zone. */
  placedAt: string;
  timeZone: string;
  /** The lines of the business's addresses. */
  pickupPlaces: readonly string[][];
  /** The business's number to call. */
  phone?: { number: string; href: string } | undefined;
};

const isAwaited = ({ status, payment }: OrderView) =>
  status === "preparing" || (status === "new" && payment !== "failed");

/** Shows an order's dishes and its status, which updates automatically. */
export function OrderStatus({
  initial,
  restaurant,
  placedAt,
  timeZone,
  pickupPlaces,
  phone,
}: OrderStatusProps) {
  const t = useTranslate();
  const { order, isLost, setOrder } = useOrder(initial);
  const now = useNow(15_000);
  const promise = promiseWords(order, { now, timeZone }, t);
  const kitchen = kitchenWords(order, timeZone, t);
  const refund = refundWords(order, t);
  const handover = handoverInSentence(order, t);
  const isOver = !isOpen(order.status);
  const headline = useRef<HTMLHeadingElement>(null);
  const [isCancelledHere, setCancelledHere] = useState(false);
  useFocusOnChange(isCancelledHere, headline);
  usePaymentReturn(restaurant.restaurantId);
  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <p className="text-ink-soft">
          <Translated
            text="Order {number}, {time}"
            values={{
              number: <span className="font-bold text-ink tabular-nums">{order.number}</span>,
              time: <time dateTime={order.createdAt}>{placedAt}</time>,
            }}
          />
          {handover && `, ${handover}`}
        </p>
        <div role="status">
          <h1 ref={headline} tabIndex={-1} className="sign text-3xl text-brand-ink focus:outline-none">
            {headlineOf(order, t)}
          </h1>
          {promise && <p className="mt-2 text-lg">{promise}</p>}
        </div>
      </div>
      {order.status === "cancelled" ? (
        <Notice tone="warning">
          <p className="wrap-anywhere">{cancelledWordsForGuest(order, t)}</p>
          {refund && <p>{refund}</p>}
        </Notice>
      ) : (
        <OrderSteps status={order.status} kind={order.kind} />
      )}
      {isLost && (
        <Notice tone="warning">
          {t(
            "The connection to the restaurant is lost, so this page may be out of date. It tries again by itself.",
          )}
        </Notice>
      )}
      {kitchen && (
        <Notice tone="warning" role="status">
          <p>
            {kitchen}
            {phone && (
              <>
                {" "}
                <Translated
                  text="If you hear nothing, call {phone}."
                  values={{
                    phone: (
                      <a
                        href={phone.href}
                        className="whitespace-nowrap font-semibold underline underline-offset-4"
                      >
                        <bdi dir="ltr">{phone.number}</bdi>
                      </a>
                    ),
                  }}
                />
              </>
            )}
          </p>
        </Notice>
      )}
      {order.status === "ready" && order.kind === "pickup" && pickupPlaces.length > 0 && (
        <Notice title={t("Collect it here")}>
          {pickupPlaces.map((lines) => (
            <address key={lines.join()} className="wrap-anywhere not-italic">
              {lines.join(", ")}
            </address>
          ))}
        </Notice>
      )}
      {isAwaited(order) && <FollowOrder id={order.id} />}
      {order.payment === "processing" && order.status !== "cancelled" && (
        <Notice>
          {t(
            "Your bank is making the payment, which can take some days. The restaurant sees that it has not arrived yet; this page shows it when it has.",
          )}
        </Notice>
      )}
      {order.payment === "failed" && order.status !== "cancelled" && (
        <Notice tone="error">{t("The payment did not go through, and nothing was charged.")}</Notice>
      )}
      {order.changes && (
        <Notice title={t("The restaurant has changed this order")}>
          <ul>
            {order.changes.map((change) => (
              <li key={change.at} className="wrap-anywhere">
                {changeWords(change)}: {differenceInSentence(change.differenceCents, order.currency, t)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <OrderReceipt order={order} restaurant={restaurant} payment={paymentWords(order, t)} />
      {order.dataRemovedAt && (
        <p className="text-ink-soft text-sm">
          <Translated
            text="Your name, contact and notes were removed on {date}."
            values={{
              date: (
                <time dateTime={order.dataRemovedAt}>
                  {new Date(order.dataRemovedAt).toLocaleDateString(t.language, {
                    dateStyle: "long",
                    timeZone,
                  })}
                </time>
              ),
            }}
          />
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {order.kind === "table" && <TableLink restaurantId={restaurant.restaurantId} />}
        {isOver && <OrderAgain order={order} restaurant={restaurant} />}
        <a
          href={restaurant.path}
          className={buttonStyle({ variant: isOver ? "secondary" : "primary", className: "max-sm:w-full" })}
        >
          {t("Back to the menu")}
        </a>
        <a
          href={`/orders/${order.id}/receipt`}
          className={buttonStyle({ variant: "secondary", className: "max-sm:w-full" })}
        >
          {t("Receipt")}
        </a>
        <CopyButton
          size="md"
          label={t("Copy the link to this order")}
          className="max-sm:w-full"
          text={() => `${window.location.origin}/orders/${order.id}`}
        />
      </div>
      {order.status === "new" && !order.isPaidAtCounter && (
        <CancelOrder
          order={order}
          onCancelled={(cancelled) => {
            setOrder(cancelled);
            setCancelledHere(true);
          }}
        />
      )}
    </div>
  );
}
