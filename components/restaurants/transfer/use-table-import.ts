"use client";

import { useMemo, useState } from "react";
import type { DishColumn } from "@/lib/restaurants/transfer/columns";
import { guessReading, type Reading, rowsOfCells } from "@/lib/restaurants/transfer/guess-columns";
import { planDishes } from "@/lib/restaurants/transfer/plan";
import { useGridStore, useWatched } from "../grid/use-grid";
import { readTableFile, type TableSource } from "./read-source";
import { useMissingPictures } from "./use-missing-pictures";

type Chosen = { source: TableSource; reading: Reading; newIn: string | undefined };

const noRows: ReturnType<typeof rowsOfCells> = [];

/** Keeps a table being imported: its columns, and the resulting changes to the current menu. */
export function useTableImport(
  first: { source: TableSource } | { problem: string } | null,
  category: string | undefined,
) {
  const grid = useGridStore();
  const table = useWatched(grid, (state) => state.table);
  const labels = () => grid.get().table.categories.map(({ label }) => label);
  const read = (source: TableSource): Chosen => ({
    source,
    reading: guessReading(source.cells, labels()),
    newIn: category,
  });
  const [chosen, setChosen] = useState<Chosen | null>(() =>
    first && "source" in first ? read(first.source) : null,
  );
  const [problem, setProblem] = useState(first && "problem" in first ? first.problem : "");

  const rows = useMemo(() => (chosen ? rowsOfCells(chosen.source.cells, chosen.reading) : noRows), [chosen]);
  const pictures = useMemo(() => {
    const known = new Set(table.dishes.map(({ picture }) => picture));
    return rows.map(({ cells }) => cells.picture?.trim() ?? "").filter((id) => id && !known.has(id));
  }, [rows, table]);
  const missing = useMissingPictures(pictures);
  const newIn = chosen?.newIn;
  const plan = useMemo(
    () => (missing && rows.length > 0 ? planDishes(table, rows, missing, newIn) : null),
    [table, rows, missing, newIn],
  );

  function choose(source: TableSource) {
    setProblem("");
    setChosen(read(source));
  }

  async function chooseFile(file: File) {
    const found = await readTableFile(file);
    if ("problem" in found) setProblem(found.problem);
    else choose({ name: file.name, cells: found.cells });
  }

  const change = (part: (before: Chosen) => Partial<Chosen>) =>
    setChosen((before) => before && { ...before, ...part(before) });

  return {
    ...chosen,
    problem,
    plan,
    choose,
    refuse: setProblem,
    chooseFile: (file: File) => void chooseFile(file),
    /** Assigns a column; clears another column with the same assignment. */
    setColumn: (at: number, column: DishColumn | null) =>
      change(({ reading }) => ({
        reading: {
          ...reading,
          columns: reading.columns.map((one, index) => (index === at ? column : one === column ? null : one)),
        },
      })),
    setHeadings: (hasHeadings: boolean) =>
      change(({ source }) => ({ reading: guessReading(source.cells, labels(), hasHeadings) })),
    setNewIn: (id: string) => change(() => ({ newIn: id })),
    clear: () => setChosen(null),
  };
}

export type TableImport = ReturnType<typeof useTableImport>;
