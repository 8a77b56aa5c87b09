"use client";

import { Armchair, CalendarCog, QrCode } from "lucide-react";
import type { Route } from "next";
import { useRef, useState } from "react";
import { useMay } from "@/components/accounts/role";
import { usePortalAction } from "@/components/commands/commands";
import { RestaurantSelect } from "@/components/reservations/portal/restaurant-select";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { RetryNotice } from "@/components/ui/retry-notice";
import { useCall } from "@/components/ui/use-call";
import { useEvents } from "@/components/ui/use-events";
import { callHref } from "@/lib/api/call";
import { ORDERS_CHANGED, ORDERS_LISTENING } from "@/lib/orders/events";
import type { RestaurantTables, TableList } from "@/lib/tables/answers";
import { RequestsList } from "./requests-list";
import { TableItem } from "./table-item";
import { type TableSteps, useTableSteps } from "./use-table-steps";

const CODES = "/admin?tab=tables&view=codes" as Route;
const RULES = "/admin?tab=reservations&view=rules" as Route;

/** The tables of the restaurants, and what the staff do with them. */
export function TablesManager({ initial }: { initial: TableList }) {
  const [restaurantId, setRestaurantId] = useState("");
  const codesLink = useRef<HTMLAnchorElement>(null);
  const mayPrint = useMay("menus:write");
  const read = useCall("GET /tables", { initial, keepsUp: true });
  useEvents(callHref("GET /orders/events"), {
    begin: ORDERS_LISTENING,
    change: ORDERS_CHANGED,
    onBegin: () => void read.reload(),
    onChange: () => void read.reload(),
  });
  const steps = useTableSteps(read.reload);
  usePortalAction("tableCodes", () => codesLink.current?.click(), { offered: mayPrint });
  const { restaurants } = read.data ?? initial;
  const shown = restaurants.filter(({ id }) => restaurantId === "" || id === restaurantId);
  return (
    <div className="grid max-w-5xl gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <RestaurantSelect
          restaurants={restaurants}
          value={restaurantId}
          onChange={setRestaurantId}
          hasAll
          className="w-full max-w-sm"
        />
        {mayPrint && (
          <div className="ml-auto flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-2 max-sm:[&_svg]:hidden">
            <PageLink href={RULES} className={buttonStyle({ variant: "secondary", size: "sm" })}>
              <CalendarCog aria-hidden="true" />
              Tables and times
            </PageLink>
            <PageLink
              ref={codesLink}
              href={CODES}
              className={buttonStyle({ variant: "secondary", size: "sm" })}
            >
              <QrCode aria-hidden="true" />
              Print codes
            </PageLink>
          </div>
        )}
      </div>
      {read.isOutdated && <RetryNotice title="The tables could not be refreshed" onRetry={read.reload} />}
      <RequestsList restaurants={shown} steps={steps} />
      {shown.length === 0 && (
        <EmptyState
          icon={Armchair}
          title="No open restaurant"
          text="Tables belong to a restaurant that is published."
        />
      )}
      {shown.map((restaurant) => (
        <RestaurantSection
          key={restaurant.id}
          restaurant={restaurant}
          isNamed={restaurants.length > 1}
          steps={steps}
        />
      ))}
    </div>
  );
}

type RestaurantSectionProps = { restaurant: RestaurantTables; isNamed: boolean; steps: TableSteps };

function RestaurantSection({ restaurant, isNamed, steps }: RestaurantSectionProps) {
  const { id, name, tables, currency } = restaurant;
  const maySetUp = useMay("menus:write");
  const open = tables.filter(({ sitting }) => sitting).length;
  return (
    <section aria-labelledby={`tables-${id}`} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`tables-${id}`} className="text-lg">
          {isNamed ? name : "Tables"}
        </h2>
        <p className="text-ink-soft text-sm tabular-nums">
          {open} of {tables.length} open
        </p>
      </div>
      {maySetUp && <OrderingNotice restaurant={restaurant} />}
      {tables.length === 0 && (
        <EmptyState icon={Armchair} title="No tables" text="Enter the tables of this restaurant first.">
          {maySetUp && (
            <PageLink href={RULES} className={buttonStyle({ size: "sm" })}>
              Enter your tables
            </PageLink>
          )}
        </EmptyState>
      )}
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {tables.map((table) => (
          <TableItem key={table.key} table={table} currency={currency} steps={steps} />
        ))}
      </ul>
    </section>
  );
}

/** Says what an owner has to set before guests can order at the opened tables. */
function OrderingNotice({
  restaurant: { takesTableOrders, tableOrders, tables, paysByCard },
}: {
  restaurant: RestaurantTables;
}) {
  if (takesTableOrders && !paysByCard && (tableOrders === "paid" || tableOrders === "openedOrPaid"))
    return (
      <Notice tone="warning" title="Guests can’t pay first">
        Orders at {tableOrders === "paid" ? "the tables" : "tables that you did not open"} are paid by card
        first, but the menu doesn’t offer payment by card. Offer it among the terms, or change “Tables and
        times”.
      </Notice>
    );
  if (tables.length === 0 || (takesTableOrders && tableOrders !== "typed")) return null;
  return (
    <Notice tone="info">
      {takesTableOrders
        ? "Guests still type the number of their table. Under “Tables and times” you can require the code and an open table, or payment first."
        : "Guests can read the menu and call the waiter by the code of their table. To take orders there, offer “At the table” among the kinds of order of the menu."}
    </Notice>
  );
}
