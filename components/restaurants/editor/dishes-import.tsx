"use client";

import { onDemand } from "@/components/ui/on-demand";
import { categoryOf } from "../grid/rows";
import { rowsIn } from "../grid/state";
import { useGridStore } from "../grid/use-grid";
import { type Pasted, usePasteCells } from "../grid/use-pasting";

const ImportDialog = onDemand(async () => (await import("../transfer/import-dialog")).ImportDialog, null);

type DishesImportProps = {
  way: "file" | "paste";
  pasted?: Pasted;
  onClose: () => void;
};

/**
 * Imports dishes from a file or from pasted rows. Rows pasted at a cell can instead fill the cells from there on; new
 * dishes without a category get that cell's category.
 */
export function DishesImport({ pasted, onClose, ...rest }: DishesImportProps) {
  const grid = useGridStore();
  const pasteCells = usePasteCells();
  const { list, places } = rowsIn(grid.get());
  const row = list[places.get(pasted?.at?.row ?? "") ?? -1];

  function pasteInstead(cells: Pasted) {
    onClose();
    void pasteCells(cells);
  }

  return (
    <ImportDialog
      {...rest}
      {...(pasted && { pasted: pasted.text })}
      category={row && categoryOf(row)}
      onCells={pasted?.at ? () => pasteInstead(pasted) : undefined}
      onClose={onClose}
    />
  );
}
