"use client";

import { CloudOff } from "lucide-react";
import { useId } from "react";
import { OptionList } from "@/components/storefront/cart/option-list";
import { classes } from "@/components/ui/classes";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { changeWords } from "@/lib/orders/changes/change-words";
import { handoverWords } from "@/lib/orders/handover-words";
import { isDemoPayment, isSettled } from "@/lib/orders/order-status";
import { givenQuantities } from "@/lib/orders/refunds/refund-words";
import { DueTime } from "./due-time";
import { dishOfLine, type SoldOut } from "./line-dishes";
import { kitchenWarning, LineWarnings } from "./line-warnings";
import { OrderTimer } from "./order-timer";
import { PaymentBadge } from "./status-badges";
import { SwipeRow } from "./swipe-row";
import { AcceptBar, StepBar } from "./ticket-buttons";
import { TicketMore } from "./ticket-more";
import { UnsentMark } from "./unsent-mark";
import type { OrderSteps } from "./use-order-steps";
import type { IsMine } from "./use-station";

type KitchenTicketProps = {
  order: RestaurantOrder;
  steps: OrderSteps;
  /** The dishes of other stations are shown paler. */
  isMine?: IsMine | undefined;
  /** Undefined if the user lacks the permission `sold-out:write`. */
  soldOut?: SoldOut | undefined;
};

/** An order in large type, readable from a distance. */
export function KitchenTicket({ order, steps, isMine, soldOut }: KitchenTicketProps) {
  const { number, name, lines, status, payment, kind, note } = order;
  const isUnpaid = !isSettled(payment);
  const showsPayment =
    isUnpaid ||
    isDemoPayment(payment) ||
    payment === "onHandover" ||
    order.refund !== undefined ||
    order.refunds.length > 0;
  const lastChange = order.changes?.at(-1);
  const heading = useId();
  return (
    <article
      aria-labelledby={heading}
      className="grid gap-3 rounded-card border border-line bg-raised p-4 shadow-card"
    >
      <div className="grid gap-1">
        <div className="flex items-start justify-between gap-2">
          <h3 id={heading} className="text-3xl tabular-nums">
            <span className="sr-only">Order </span>
            <span className="before:text-ink-soft before:text-xl before:content-['#'/'']">{number}</span>
          </h3>
          <OrderTimer order={order} />
        </div>
        <div className="flex items-start gap-2">
          <p className="wrap-anywhere line-clamp-3 min-w-0 flex-1 text-ink-soft">
            {order.restaurantName}
            {name && (
              <>
                {" "}
                · <span dir="auto">{name}</span>
              </>
            )}
          </p>
          <TicketMore order={order} soldOut={soldOut} />
        </div>
        {order.additionTo && <p className="font-semibold text-lg">Adds to order {order.additionTo}</p>}
        {(kind || showsPayment) && (
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold text-lg">
            {handoverWords(order)}
            {showsPayment && (
              <>
                {isUnpaid && <span className="text-base">Not paid yet</span>}
                <PaymentBadge order={order} />
              </>
            )}
          </p>
        )}
        {order.dueAt && <DueTime at={order.dueAt} className="font-semibold text-lg" />}
        {note && (
          <p dir="auto" className={kitchenWarning(note)}>
            {note}
          </p>
        )}
      </div>
      {steps.isUnsent(order.id) && (
        <p className="flex items-center gap-2 font-semibold text-brass-ink">
          <CloudOff aria-hidden="true" className="size-5 shrink-0" />
          Not sent yet
        </p>
      )}
      {lastChange && (
        <p className="wrap-anywhere rounded-inner bg-brass-soft px-3 py-2 font-semibold text-lg">
          Changed: {changeWords(lastChange)}
        </p>
      )}
      <div className="mt-10 flex flex-col">
        {/* The first dish is above the box in which the buttons stick, so that they never cover it. */}
        <ul className="-mt-10 grid gap-1.5 font-semibold text-xl md:text-[1.625rem]">
          {lines.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dish is there once for each choice of options
            <TicketLine key={index} {...{ order, index, isMine, soldOut }} />
          ))}
        </ul>
        <div className="sticky bottom-0 -mx-1 -mb-1 bg-[linear-gradient(transparent,var(--color-raised)_0.75rem)] px-1 pt-3 pb-1">
          {status === "new" && !isUnpaid && steps.mayChange ? (
            <AcceptBar order={order} steps={steps} heading={heading} />
          ) : (
            <StepBar order={order} steps={steps} heading={heading} />
          )}
        </div>
      </div>
    </article>
  );
}

type TicketLineProps = Pick<KitchenTicketProps, "order" | "isMine" | "soldOut"> & { index: number };

function TicketLine({ order, index, isMine, soldOut }: TicketLineProps) {
  const line = order.lines[index];
  if (!line) return null;
  const { name, quantity, options } = line;
  const given = givenQuantities(order)[index] ?? 0;
  const isPale = isMine?.(order, line) === false;
  const dish = soldOut && dishOfLine(soldOut, order, line);
  const content = (
    <div
      className={classes(
        "grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 gap-y-1",
        isPale && "font-normal text-base text-ink-soft",
      )}
    >
      <span className="tabular-nums">
        {quantity} <span aria-hidden="true">×</span>
      </span>
      <div className="grid gap-1">
        <GivenLine name={name} quantity={quantity} given={given} />
        {dish?.soldOut && <span className="font-semibold text-base text-danger">Sold out by now</span>}
        {dish && soldOut?.isUnsent({ restaurantId: order.restaurantId, groupId: "", itemId: dish.id }) && (
          <UnsentMark soldOut={dish.soldOut} />
        )}
      </div>
      <LineWarnings line={line} isPale={isPale} className="col-span-2" />
      <OptionList
        options={options}
        dishes={quantity}
        className={classes("col-start-2 font-normal", isPale ? "text-base" : "text-lg md:text-xl")}
      />
    </div>
  );
  if (!soldOut || !dish) return <li>{content}</li>;
  return (
    <li>
      <SwipeRow
        action={dish.soldOut ? "Back on the menu" : "Sold out"}
        label={`${dish.name}: ${dish.soldOut ? "back on the menu" : "sold out"}`}
        onAction={() => soldOut.setSoldOut(order.restaurantId, dish, !dish.soldOut)}
      >
        {content}
      </SwipeRow>
    </li>
  );
}

/** A dish, crossed out if all of its line was given back. */
function GivenLine({ name, quantity, given }: { name: string; quantity: number; given: number }) {
  if (given === 0) return <span>{name}</span>;
  return (
    <span>
      {given >= quantity ? <s>{name}</s> : name}
      <span className="block font-semibold text-base text-danger">
        {given >= quantity ? "Given back" : `${given} of ${quantity} given back`}
      </span>
    </span>
  );
}
