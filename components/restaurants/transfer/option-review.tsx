"use client";

import { useMemo } from "react";
import { count } from "@/components/ui/count";
import { changesSomething, ImportReport, type ImportReportProps } from "@/components/ui/import/import-report";
import { ImportedRow } from "@/components/ui/import/imported-row";
import { planOptions } from "@/lib/restaurants/transfer/option-plan";
import { offerUndo } from "../grid/offer-undo";
import { useGridState, useGridStore } from "../grid/use-grid";
import { PlannedOption } from "./planned-option";
import { readOptionRows } from "./read-option-rows";
import type { TableSource } from "./read-source";

const noun = ["option", "options"] as const;

type OptionReviewProps = {
  source: TableSource;
  words: ImportReportProps<never>["words"];
  onClose: () => void;
  onCancel: () => void;
};

/** Shows the changes that a table of options would make, and applies them after confirmation. */
export function OptionReview({ source, words, onClose, onCancel }: OptionReviewProps) {
  const grid = useGridStore();
  const { table, currency } = useGridState();
  const read = useMemo(() => readOptionRows(source, currency), [source, currency]);
  const plan = useMemo(
    () => ("rows" in read ? planOptions(table, read.rows, currency) : null),
    [table, read, currency],
  );
  const content = plan?.content;
  const problem = "problem" in read ? read.problem : (content && plan.problem) || undefined;

  function importAll() {
    if (!plan || !content || problem) return;
    const done = `${count(plan.rows.filter(changesSomething).length, ...noun)} imported`;
    grid.do({ type: "import", table: content, label: done });
    offerUndo(grid, done, { description: "Save the draft to keep them.", topic: "save" });
    onClose();
  }

  return (
    <ImportReport
      fileName={source.name}
      rows={plan?.rows ?? []}
      noun={noun}
      into="into the menu"
      problem={problem}
      words={words}
      onImport={importAll}
      onCancel={onCancel}
    >
      {(row) => {
        const planned = plan?.options.get(row.row);
        const groups = content?.optionGroups ?? table.optionGroups;
        const changes = planned && <PlannedOption {...planned} groups={groups} currency={currency} />;
        return <ImportedRow key={row.row} row={row} changes={changes} />;
      }}
    </ImportReport>
  );
}
