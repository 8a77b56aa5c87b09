"use client";

import { useMay } from "@/components/accounts/role";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { count } from "@/components/ui/count";
import { MomentTime } from "@/components/ui/moment-time";
import { formatMoney } from "@/lib/platform/money/money";
import type { TableState } from "@/lib/tables/answers";
import { requestWords } from "@/lib/tables/request-words";
import type { TableSteps } from "./use-table-steps";

/** Returns such as `2 orders, €31.90 (€12.00 to pay)`. */
function ordersWords(
  { orders, totalCents, dueCents }: NonNullable<TableState["sitting"]>,
  currency: string,
): string {
  if (orders === 0) return "No orders yet";
  const due = dueCents > 0 ? ` (${formatMoney(dueCents, currency)} to pay)` : "";
  return `${count(orders, "order", "orders")}, ${formatMoney(totalCents, currency)}${due}`;
}

type TableItemProps = { table: TableState; currency: string; steps: TableSteps };

/** A table with its guests' orders, and the button that opens or closes it. */
export function TableItem({ table, currency, steps }: TableItemProps) {
  const { key, name, seats, sitting, requests } = table;
  const mayWrite = useMay("orders:write");
  const isPending = steps.isPending(key);
  return (
    <li
      aria-label={name}
      className={classes(
        "grid grid-cols-[minmax(0,1fr)_auto] content-start items-start gap-x-3 gap-y-2 rounded-card border bg-surface p-4",
        sitting ? "border-brand/45 shadow-card" : "border-line",
      )}
    >
      <div className="wrap-anywhere min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <bdi>{name}</bdi>
          {sitting && <Badge tone="brand">Open</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          {[seats > 0 && count(seats, "seat", "seats"), !sitting && "free"].filter(Boolean).join(", ")}
        </p>
      </div>
      {mayWrite && (
        <Button
          size="sm"
          variant="secondary"
          aria-disabled={isPending || undefined}
          onClick={() => {
            if (isPending) return;
            if (sitting) void steps.close(key, { name, currency, sitting });
            else void steps.open(table);
          }}
        >
          {sitting ? "Close" : "Open"}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      {sitting && (
        <div className="col-span-2 grid gap-0.5 text-sm tabular-nums">
          <p className="text-ink-soft">
            Opened <MomentTime at={sitting.openedAt} />
          </p>
          <p>{ordersWords(sitting, currency)}</p>
        </div>
      )}
      {requests.length > 0 && (
        <div className="col-span-2 flex flex-wrap gap-1.5">
          {requests.map(({ id, kind }) => (
            <Badge key={id} tone="danger">
              {requestWords[kind]}
            </Badge>
          ))}
        </div>
      )}
    </li>
  );
}
