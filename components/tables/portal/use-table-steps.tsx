"use client";

import { useConfirm } from "@/components/ui/dialog-provider";
import { notify } from "@/components/ui/messages";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import { formatMoney } from "@/lib/platform/money/money";
import type { OpenRequest, TableState } from "@/lib/tables/answers";

type Closable = { name: string; currency: string; sitting: NonNullable<TableState["sitting"]> };

/** Returns sentences about unfinished and unpaid orders of a table, for the question before it is closed; empty without any. */
function closingWords({ currency, sitting: { unfinished, dueCents } }: Closable): string {
  const open = unfinished === 1 ? "An order is not done yet." : `${unfinished} orders are not done yet.`;
  return [
    unfinished > 0 && open,
    dueCents > 0 && `${formatMoney(dueCents, currency)} are to be paid at the table.`,
    "Its guests can’t order any more and don’t see their orders.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Opens and closes tables and marks requests as done, one step of each table at a time. */
export function useTableSteps(reload: () => void) {
  const confirm = useConfirm();
  const { act, pendingOf } = useAction<"step">({ onRefused: reload });
  return {
    isPending: (about: string) => pendingOf(about) !== null,
    open: ({ key, name }: Pick<TableState, "key" | "name">) =>
      act("step", () => call("POST /tables/sittings", { body: { tableKey: key } }), {
        about: key,
        failed: "The table could not be opened. Please try again.",
        onDone: () => {
          reload();
          notify.success(`${name} is open`, { topic: "table-step" });
        },
      }),
    async close(key: string, table: Closable) {
      const mayClose = await confirm({
        title: `Close ${table.name}?`,
        content: closingWords(table),
        confirmLabel: "Close it",
      });
      if (!mayClose) return;
      await act(
        "step",
        () => call("POST /tables/sittings/{id}/close", { params: { id: table.sitting.id } }),
        {
          about: key,
          failed: "The table could not be closed. Please try again.",
          onDone: () => {
            reload();
            notify.success(`${table.name} is closed`, { topic: "table-step" });
          },
        },
      );
    },
    finish: ({ id }: OpenRequest) =>
      act("step", () => call("POST /tables/requests/{id}/done", { params: { id } }), {
        about: id,
        failed: "It could not be marked as done. Please try again.",
        onDone: reload,
      }),
  };
}

export type TableSteps = ReturnType<typeof useTableSteps>;
