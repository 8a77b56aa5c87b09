"use client";

import { useMay } from "@/components/accounts/role";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { count } from "@/components/ui/count";
import { MomentTime } from "@/components/ui/moment-time";
import { formatMoney } from "@/lib/platform/money/money";
import type { TableState } from "@/lib/tables/answers";
import { requestWords } from "./request-words";
import type { TableSteps } from "./use-table-steps";

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
        "flex flex-col gap-3 rounded-card border p-4",
        sitting ? "border-brand/45 bg-surface shadow-card" : "border-line bg-surface",
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <p className="wrap-anywhere min-w-0 font-semibold">
          <bdi>{name}</bdi>
          {seats > 0 && (
            <span className="block font-normal text-ink-soft text-sm">{count(seats, "seat", "seats")}</span>
          )}
        </p>
        <Badge tone={sitting ? "brand" : "neutral"}>{sitting ? "Open" : "Free"}</Badge>
      </div>
      {sitting && (
        <div className="grid gap-0.5 text-sm tabular-nums">
          <p className="text-ink-soft">
            Opened <MomentTime at={sitting.openedAt} />
          </p>
          <p>
            {sitting.orders === 0 ? (
              "No orders yet"
            ) : (
              <>
                {count(sitting.orders, "order", "orders")}, {formatMoney(sitting.totalCents, currency)}
                {sitting.dueCents > 0 && (
                  <span className="text-ink-soft"> ({formatMoney(sitting.dueCents, currency)} to pay)</span>
                )}
              </>
            )}
          </p>
        </div>
      )}
      {requests.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {requests.map(({ id, kind }) => (
            <Badge key={id} tone="danger">
              {requestWords[kind]}
            </Badge>
          ))}
        </div>
      )}
      {mayWrite && (
        <Button
          size="sm"
          variant={sitting ? "secondary" : "primary"}
          className="mt-auto justify-self-start"
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
    </li>
  );
}
