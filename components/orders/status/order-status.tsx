"use client";

import { useRef, useState } from "react";
import { FollowOrder } from "@/components/push/follow-order";
import { TableLink } from "@/components/storefront/at-table/table-link";
import { buttonStyle } from "@/components/ui/button-style";
import { CopyButton } from "@/components/ui/copy-button";
import { Notice } from "@/components/ui/notice";
import { useFocusOnChange } from "@/components/ui/use-focus-after";
import { useNow } from "@/components/ui/use-now";
import type { GuestOrder, OrderView } from "@/lib/orders/answers";
import { cancelledWordsForGuest } from "@/lib/orders/cancelled-words";
import { changeWords, differenceWords } from "@/lib/orders/changes/change-words";
import { handoverWords } from "@/lib/orders/handover-words";
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
  const { order, isLost, setOrder } = useOrder(initial);
  const now = useNow(15_000);
  const promise = promiseWords(order, { now, timeZone });
  const kitchen = kitchenWords(order, timeZone);
  const refund = refundWords(order);
  const handover = handoverWords(order);
  const isOver = order.status === "done" || order.status === "cancelled";
  const headline = useRef<HTMLHeadingElement>(null);
  const [isCancelledHere, setCancelledHere] = useState(false);
  useFocusOnChange(isCancelledHere, headline);
  usePaymentReturn(restaurant.restaurantId);
  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <p className="text-ink-soft">
          Order <span className="font-bold text-ink tabular-nums">{order.number}</span>,{" "}
          <time dateTime={order.createdAt}>{placedAt}</time>
          {handover && `, ${handover.toLowerCase()}`}
        </p>
        <div role="status">
          <h1 ref={headline} tabIndex={-1} className="sign text-3xl text-brand-ink focus:outline-none">
            {headlineOf(order)}
          </h1>
          {promise && <p className="mt-2 text-lg">{promise}</p>}
        </div>
      </div>
      {order.status === "cancelled" ? (
        <Notice tone="warning">
          <p className="wrap-anywhere">{cancelledWordsForGuest(order)}</p>
          {refund && <p>{refund}</p>}
        </Notice>
      ) : (
        <OrderSteps status={order.status} kind={order.kind} />
      )}
      {isLost && (
        <Notice tone="warning">
          The connection to the restaurant is lost, so this page may be out of date. It tries again by itself.
        </Notice>
      )}
      {kitchen && (
        <Notice tone="warning" role="status">
          <p>
            {kitchen}
            {phone && (
              <>
                {" "}
                If you hear nothing, call{" "}
                <a href={phone.href} className="whitespace-nowrap font-semibold underline underline-offset-4">
                  <bdi dir="ltr">{phone.number}</bdi>
                </a>
                .
              </>
            )}
          </p>
        </Notice>
      )}
      {order.status === "ready" && order.kind === "pickup" && pickupPlaces.length > 0 && (
        <Notice title="Collect it here">
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
          Your bank is making the payment, which can take some days. The restaurant sees that it has not
          arrived yet; this page shows it when it has.
        </Notice>
      )}
      {order.payment === "failed" && order.status !== "cancelled" && (
        <Notice tone="error">The payment did not go through, and nothing was charged.</Notice>
      )}
      {order.changes && (
        <Notice title="The restaurant has changed this order">
          <ul>
            {order.changes.map((change) => (
              <li key={change.at} className="wrap-anywhere">
                {changeWords(change)}: {differenceWords(change.differenceCents, order.currency).toLowerCase()}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <OrderReceipt order={order} restaurant={restaurant} payment={paymentWords(order)} />
      {order.dataRemovedAt && (
        <p className="text-ink-soft text-sm">
          Your name, contact and notes were removed on{" "}
          <time dateTime={order.dataRemovedAt}>
            {new Date(order.dataRemovedAt).toLocaleDateString("en", { dateStyle: "long", timeZone })}
          </time>
          .
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {order.kind === "table" && <TableLink restaurantId={restaurant.restaurantId} />}
        {isOver && <OrderAgain order={order} restaurant={restaurant} />}
        <a
          href={restaurant.path}
          className={buttonStyle({ variant: isOver ? "secondary" : "primary", className: "max-sm:w-full" })}
        >
          Back to the menu
        </a>
        <a
          href={`/orders/${order.id}/receipt`}
          className={buttonStyle({ variant: "secondary", className: "max-sm:w-full" })}
        >
          Receipt
        </a>
        <CopyButton
          size="md"
          label="Copy the link to this order"
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
