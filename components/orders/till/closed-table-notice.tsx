"use client";

import { useTableSteps } from "@/components/tables/portal/use-table-steps";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { TableState } from "@/lib/tables/answers";

type ClosedTableNoticeProps = {
  /** Why the order was refused. */
  text: string;
  table: Pick<TableState, "key" | "name">;
  onOpened: () => void;
};

/** Says that the table of an order was closed meanwhile, and opens it again. */
export function ClosedTableNotice({ text, table, onOpened }: ClosedTableNoticeProps) {
  const steps = useTableSteps(onOpened);
  return (
    <Notice tone="warning" title={`${table.name} is closed`}>
      {text}
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        pending={steps.isPending(table.key)}
        onClick={() => void steps.open(table)}
      >
        Open {table.name} again
      </Button>
    </Notice>
  );
}
