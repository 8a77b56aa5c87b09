"use client";

import { BellRing, BookOpenText, Check, ReceiptText } from "lucide-react";
import { useEffect } from "react";
import { keepTable } from "@/components/storefront/at-table/stored-table";
import { GuestFrame, type GuestRestaurant, type Phone } from "@/components/storefront/guest-frame";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { Notice } from "@/components/ui/notice";
import { useTranslate } from "@/components/ui/translation";
import { translatable } from "@/lib/platform/language/translate";
import type { TableSeat } from "@/lib/tables/answers";
import type { TableRequestKind } from "@/lib/tables/schema";
import { OwnOrders } from "./own-orders";
import { useTableSeat } from "./use-table-seat";

type TableScreenProps = {
  /** The code that was just scanned; null at a seat that was taken before. */
  code: string | null;
  seat: TableSeat;
  restaurant: GuestRestaurant;
  phone: Phone | null;
};

const requests = {
  waiter: {
    label: translatable("Call the waiter"),
    done: translatable("The waiter has been called"),
    icon: BellRing,
  },
  bill: {
    label: translatable("The bill please"),
    done: translatable("The bill has been asked for"),
    icon: ReceiptText,
  },
} satisfies Record<TableRequestKind, object>;

/** A table as one of its guests sees it: the menu, the waiter, the bill and the phone's own orders. */
export function TableScreen({ code, seat: initial, restaurant, phone }: TableScreenProps) {
  const t = useTranslate();
  const { seat, isSeated, lost, pending, failure, ask, takeAgain } = useTableSeat(code, initial, t);
  const { restaurantId, tableName, state, ordering, orders } = seat;
  const isClosed = state === "closed";

  useEffect(() => {
    keepTable(isSeated && !isClosed && !lost ? { restaurantId, tableName } : null);
  }, [isSeated, isClosed, lost, restaurantId, tableName]);

  return (
    <GuestFrame restaurant={restaurant} phone={phone}>
      <div className="grid gap-2">
        <h1 className="wrap-anywhere text-3xl">
          <bdi>{tableName}</bdi>
        </h1>
        <p role="status" className="text-ink-soft">
          {lost ?? ordering.text}
        </p>
      </div>
      {failure && (
        <Notice tone="error">
          <div className="grid gap-2">
            <p>{failure}</p>
            {!isSeated && (
              <Button variant="secondary" size="sm" className="justify-self-start" onClick={takeAgain}>
                {t("Try again")}
              </Button>
            )}
          </div>
        </Notice>
      )}
      <div className="grid gap-3">
        <a
          href={restaurant.path}
          className={buttonStyle({
            size: "lg",
            variant: ordering.isPossible && !lost ? "primary" : "secondary",
          })}
        >
          <BookOpenText aria-hidden="true" />
          {ordering.isPossible && !lost ? t("Menu and order") : t("Read the menu")}
        </a>
        {!isClosed && !lost && (
          <div className="grid gap-3 sm:grid-cols-2">
            <RequestButton kind="waiter" {...{ seat, isSeated, pending, ask }} />
            {state === "open" && <RequestButton kind="bill" {...{ seat, isSeated, pending, ask }} />}
          </div>
        )}
      </div>
      {!isClosed && !lost && <OwnOrders orders={orders} />}
    </GuestFrame>
  );
}

type RequestButtonProps = {
  kind: TableRequestKind;
  seat: TableSeat;
  isSeated: boolean;
  pending: TableRequestKind | null;
  ask: (kind: TableRequestKind) => void;
};

function RequestButton({ kind, seat, isSeated, pending, ask }: RequestButtonProps) {
  const t = useTranslate();
  const { label, done, icon: Icon } = requests[kind];
  const isAsked = seat.requests.includes(kind);
  return (
    <div role="status" className="grid">
      {isAsked ? (
        <p className="flex min-h-13 items-center justify-center gap-2 rounded-control bg-brand-soft px-4 text-center font-semibold text-brand-ink">
          <Check aria-hidden="true" className="size-5" />
          {t(done)}
        </p>
      ) : (
        <Button
          size="lg"
          variant="secondary"
          pending={pending === kind}
          disabled={!isSeated}
          onClick={() => ask(kind)}
        >
          <Icon aria-hidden="true" />
          {t(label)}
        </Button>
      )}
    </div>
  );
}
