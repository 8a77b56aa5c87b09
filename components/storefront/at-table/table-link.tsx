"use client";

import { useEffect, useState } from "react";
import { classes } from "@/components/ui/classes";
import { Translated } from "@/components/ui/translation";
import { OWN_TABLE } from "@/lib/tables/paths";
import { tableAt } from "./stored-table";

/** Leads back to the table of a guest who came from its code. */
export function TableLink({ restaurantId, className }: { restaurantId: string; className?: string }) {
  const [tableName, setTableName] = useState<string | null>(null);
  useEffect(() => setTableName(tableAt(restaurantId)), [restaurantId]);
  if (tableName === null) return null;
  return (
    <a
      href={OWN_TABLE}
      className={classes(
        "inline-flex min-h-11 items-center gap-2 rounded-full bg-brass-soft px-4 py-1.5 font-semibold text-brass-ink text-sm",
        className,
      )}
    >
      <span>
        <Translated text="{table}: waiter, bill, your orders" values={{ table: <bdi>{tableName}</bdi> }} />
      </span>
    </a>
  );
}
