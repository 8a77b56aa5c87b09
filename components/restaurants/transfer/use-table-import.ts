"use client";

import { useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import type { MenuRestaurant } from "@/lib/restaurants/schema";
import type { DishColumn } from "@/lib/restaurants/transfer/columns";
import { withDecimalPoints } from "@/lib/restaurants/transfer/decimal-points";
import { guessReading, type Reading, rowsOfCells } from "@/lib/restaurants/transfer/guess-columns";
import { isOptionTable } from "@/lib/restaurants/transfer/option-columns";
import { planDishes } from "@/lib/restaurants/transfer/plan";
import { readTextCells } from "@/lib/restaurants/transfer/read-cells";
import { useGridStore, useWatched } from "../grid/use-grid";
import { readTableFile, type SourceRead, type TableSource } from "./read-source";
import { useMissingPictures } from "./use-missing-pictures";

type Chosen = {
  source: TableSource;
  /** Whether its headings are those of options instead of dishes. */
  isOfOptions: boolean;
  reading: Reading;
  newIn: string | undefined;
};

const PASTED = "Pasted rows";

const noRows: ReturnType<typeof rowsOfCells> = [];

/**
 * Keeps a table being imported: its columns, and the resulting changes to the current menu.
 * @param pasted text to begin with
 * @param category the category of new dishes without one
 */
export function useTableImport(pasted: string | undefined, category: string | undefined) {
  const grid = useGridStore();
  const table = useWatched(grid, (state) => state.table);
  const currency = useWatched(grid, (state) => state.currency);
  const taxClasses = useWatch<MenuRestaurant, "taxClasses">({ name: "taxClasses" });
  const labels = () => grid.get().table.categories.map(({ label }) => label);
  const read = (source: TableSource): Chosen => ({
    source,
    isOfOptions: isOptionTable(source.cells[0] ?? []),
    reading: guessReading(source.cells, labels(), currency),
    newIn: category,
  });
  const [first] = useState(() => (pasted === undefined ? null : readTextCells(pasted)));
  const [chosen, setChosen] = useState<Chosen | null>(() =>
    first && "cells" in first ? read({ name: PASTED, cells: first.cells }) : null,
  );
  const [problem, setProblem] = useState(first && "problem" in first ? first.problem : "");

  const rows = useMemo(() => {
    if (!chosen || chosen.isOfOptions) return noRows;
    const found = rowsOfCells(chosen.source.cells, chosen.reading);
    return chosen.source.isWorkbook ? withDecimalPoints(found, currency) : found;
  }, [chosen, currency]);
  const pictures = useMemo(() => {
    const known = new Set(table.dishes.map(({ picture }) => picture));
    return rows.map(({ cells }) => cells.picture?.trim() ?? "").filter((id) => id && !known.has(id));
  }, [rows, table]);
  const missing = useMissingPictures(pictures);
  const newIn = chosen?.newIn;
  const plan = useMemo(
    () =>
      missing && rows.length > 0 ? planDishes(table, rows, { currency, taxClasses }, missing, newIn) : null,
    [table, rows, currency, taxClasses, missing, newIn],
  );

  function choose(name: string, found: SourceRead) {
    if ("problem" in found) return setProblem(found.problem);
    setProblem("");
    setChosen(read({ name, cells: found.cells, isWorkbook: found.isWorkbook ?? false }));
  }

  const change = (part: (before: Chosen) => Partial<Chosen>) =>
    setChosen((before) => before && { ...before, ...part(before) });

  return {
    ...chosen,
    problem,
    plan,
    taxClasses,
    paste: (text: string) => choose(PASTED, readTextCells(text)),
    chooseFile: (file: File) => void readTableFile(file).then((found) => choose(file.name, found)),
    /** Assigns a column; clears another column with the same assignment. */
    setColumn: (at: number, column: DishColumn | null) =>
      change(({ reading }) => ({
        reading: {
          ...reading,
          columns: reading.columns.map((one, index) => (index === at ? column : one === column ? null : one)),
        },
      })),
    setHeadings: (hasHeadings: boolean) =>
      change(({ source }) => ({ reading: guessReading(source.cells, labels(), currency, hasHeadings) })),
    setNewIn: (id: string) => change(() => ({ newIn: id })),
    clear: () => setChosen(null),
  };
}

export type TableImport = ReturnType<typeof useTableImport>;
