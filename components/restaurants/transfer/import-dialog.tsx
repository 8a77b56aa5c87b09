"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { count } from "@/components/ui/count";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { ImportField } from "@/components/ui/import/import-field";
import { changesSomething, ImportReport } from "@/components/ui/import/import-report";
import { ImportedRow } from "@/components/ui/import/imported-row";
import { Textarea } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { useFocusAfter } from "@/components/ui/use-focus-after";
import { examplePrice } from "@/lib/restaurants/editor/price-text";
import { MAX_MENU_FILE_BYTES } from "@/lib/restaurants/limits";
import { offerUndo } from "../grid/offer-undo";
import type { Cell } from "../grid/paste";
import { categoryOf } from "../grid/rows";
import { rowsIn } from "../grid/state";
import { useGridState, useGridStore } from "../grid/use-grid";
import { type Pasted, pasteCells } from "../grid/use-pasting";
import { ColumnChoice } from "./column-choice";
import { FileGuide } from "./file-guide";
import { OptionReview } from "./option-review";
import { PlannedChanges } from "./planned-changes";
import { tooManyDishes } from "./read-source";
import { type TableImport, useTableImport } from "./use-table-import";

const file = {
  label: "Excel or CSV file",
  accept:
    ".xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  maxBytes: MAX_MENU_FILE_BYTES,
};

const noun = ["dish", "dishes"] as const;
const pasteWords = {
  remedy: "Correct the errors below in your spreadsheet, and paste again.",
  nothing: "Everything you pasted is on the menu already",
  again: "Paste again",
};

type ImportDialogProps = {
  way: "file" | "paste";
  /** Rows pasted before the dialog opened. */
  pasted?: Pasted;
  onClose: () => void;
};

/**
 * Shows the changes that a file or pasted rows would make, and applies them after confirmation. Rows pasted at a cell
 * can instead fill the cells from there on; new dishes without a category get that cell's category.
 */
export function ImportDialog(props: ImportDialogProps) {
  const { way, pasted, onClose } = props;
  const grid = useGridStore();
  const { list, places } = rowsIn(grid.get());
  const row = list[places.get(pasted?.at?.row ?? "") ?? -1];
  const current = useTableImport(pasted?.text, row && categoryOf(row));
  const picker = useRef<HTMLInputElement>(null);
  useFocusAfter(current.source !== undefined, picker);

  return (
    <Dialog
      title={way === "file" ? "Import a file" : "Paste from a spreadsheet"}
      description="You see what it does before anything changes, and can undo it afterwards."
      width="wide"
      onClose={onClose}
      onClosed={grid.keepFocus}
    >
      {current.source && current.isOfOptions ? (
        <OptionReview
          source={current.source}
          words={way === "paste" ? pasteWords : undefined}
          onClose={onClose}
          onCancel={current.clear}
        />
      ) : current.source ? (
        <Review {...props} current={current} />
      ) : way === "file" ? (
        <div className="grid gap-4">
          <ImportField {...file} ref={picker} error={current.problem} onChoose={current.chooseFile} />
          <FileGuide />
        </div>
      ) : (
        <Field
          label="Paste the rows here"
          error={current.problem}
          hint="Mark the rows in your spreadsheet, with their headings if it has some, and copy them. Nothing changes before you have seen what it does."
        >
          <Textarea
            autoFocus
            rows={4}
            spellCheck={false}
            autoComplete="off"
            placeholder={`Leek soup    ${examplePrice(grid.get().currency, 650)}    Soups`}
            onPaste={(event) => {
              event.preventDefault();
              current.paste(event.clipboardData.getData("text/plain"));
            }}
            // Rows may also be typed.
            onBlur={({ target }) => target.value.trim() && current.paste(target.value)}
          />
        </Field>
      )}
      {!current.source && (
        <DialogButtons>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </DialogButtons>
      )}
    </Dialog>
  );
}

function Review({ way, current, pasted, onClose }: ImportDialogProps & { current: TableImport }) {
  const grid = useGridStore();
  const { table, currency } = useGridState();
  const { source, reading, plan, taxClasses } = current;
  const rows = plan?.rows ?? [];
  const content = plan?.content;
  const changing = rows.filter(changesSomething);
  const hasName = reading?.columns.includes("name");
  const tooMany = content && tooManyDishes(content.dishes.length);
  const problem = hasName ? tooMany : "Choose the column that has the names of the dishes.";

  function importAll() {
    if (!content || problem) return;
    const done = `${count(changing.length, ...noun)} imported`;
    grid.do({ type: "import", table: content, label: done });
    offerUndo(grid, done, { description: "Save the draft to keep them.", topic: "save" });
    onClose();
  }

  const at = pasted?.at;
  function fillCells(from: Cell) {
    onClose();
    void pasteCells(grid, pasted?.text ?? "", from);
  }

  return (
    <ImportReport
      fileName={source?.name ?? ""}
      rows={hasName ? rows : []}
      noun={noun}
      into="into the menu"
      problem={problem || (plan ? undefined : "Looking through it…")}
      words={way === "paste" ? pasteWords : undefined}
      onImport={importAll}
      onCancel={current.clear}
      settings={<ColumnChoice current={current} categories={table.categories} />}
      note={hasName && plan && <NewCategories labels={plan.newCategories} />}
      actions={
        at && (
          <Button variant="quiet" onClick={() => fillCells(at)}>
            Paste into the cells from the cursor on
          </Button>
        )
      }
    >
      {(row) => {
        const dish = plan?.dishes.get(row.row);
        const { categories, optionGroups } = content ?? table;
        const menu = { categories, optionGroups, currency, taxClasses };
        const changes = dish && <PlannedChanges {...dish} {...menu} />;
        return <ImportedRow key={row.row} row={row} changes={changes} />;
      }}
    </ImportReport>
  );
}

function NewCategories({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <Notice title={`${count(labels.length, "new category", "new categories")} would be added`}>
      <p>{labels.join(", ")}</p>
    </Notice>
  );
}
