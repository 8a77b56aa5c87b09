"use client";

import { BellRing, Check } from "lucide-react";
import { useMay } from "@/components/accounts/role";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { MomentTime } from "@/components/ui/moment-time";
import type { RestaurantTables } from "@/lib/tables/answers";
import { requestWords } from "@/lib/tables/request-words";
import type { TableSteps } from "./use-table-steps";

type RequestsListProps = {
  restaurants: readonly RestaurantTables[];
  steps: Pick<TableSteps, "finish" | "isPending">;
  className?: string;
};

/** Lists the open requests of all tables, the oldest first. */
export function RequestsList({ restaurants, steps, className }: RequestsListProps) {
  const mayWrite = useMay("orders:write");
  const requests = restaurants
    .flatMap(({ tables }) =>
      tables.flatMap(({ name, requests }) => requests.map((one) => ({ ...one, name }))),
    )
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  return (
    <section
      aria-label="Asked for at the tables"
      aria-live="polite"
      className={requests.length > 0 ? className : "hidden"}
    >
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {requests.map((request) => {
          const { id, kind, createdAt, name } = request;
          const isPending = steps.isPending(id);
          return (
            <li
              key={id}
              className={classes(
                "flex items-center gap-3 rounded-card border border-danger/40 bg-danger-soft px-4 py-2.5",
                "animate-rise",
              )}
            >
              <BellRing aria-hidden="true" className="size-5 shrink-0 text-danger" />
              <p className="wrap-anywhere min-w-0 flex-1">
                <strong className="font-semibold">
                  <bdi>{name}</bdi>: {requestWords[kind].toLowerCase()}
                </strong>
                <span className="block text-ink-soft text-sm">
                  <MomentTime at={createdAt} />
                </span>
              </p>
              {mayWrite && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-disabled={isPending || undefined}
                  onClick={() => isPending || void steps.finish(request)}
                >
                  <Check aria-hidden="true" />
                  Done
                  <span className="sr-only">
                    : {name}, {requestWords[kind].toLowerCase()}
                  </span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
