"use client";

import { FolderPlus, Percent, Plus, Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { SearchField } from "@/components/ui/search-field";
import { menuLimits } from "@/lib/menus/schema";
import { useGridState, useGridStore } from "./use-grid";

const FEW = 8;

type ToolbarProps = {
  onPrices: () => void;
  /** What else can be done with all dishes. */
  children?: ReactNode;
};

/** What is done with the menu as a whole. */
export function Toolbar({ onPrices, children }: ToolbarProps) {
  const grid = useGridStore();
  const { table, past, future, search } = useGridState();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="sm"
        className="max-md:hidden"
        onClick={() => grid.finish() && grid.do({ type: "addDish" })}
      >
        <Plus aria-hidden="true" />
        Add a dish
      </Button>
      <Button
        size="sm"
        variant="secondary"
        disabled={table.categories.length >= menuLimits.categories}
        onClick={() => grid.finish() && grid.do({ type: "addCategory", label: "New category" })}
      >
        <FolderPlus aria-hidden="true" />
        Add a category
      </Button>
      {table.dishes.length > 0 && (
        <Button size="sm" variant="secondary" onClick={() => grid.finish() && onPrices()}>
          <Percent aria-hidden="true" />
          Change prices…
        </Button>
      )}
      {children}
      <span className="ml-auto flex items-center gap-1">
        <IconButton
          icon={Undo2}
          label={past.length > 0 ? `Undo: ${past.at(-1)?.label}` : "Undo"}
          disabled={past.length === 0}
          onClick={() => grid.do({ type: "undo" })}
        />
        <IconButton
          icon={Redo2}
          label={future.length > 0 ? `Do again: ${future.at(-1)?.label}` : "Do again"}
          disabled={future.length === 0}
          onClick={() => grid.do({ type: "redo" })}
        />
      </span>
      {(table.dishes.length > FEW || search) && (
        <SearchField
          label="Find a dish"
          text={search}
          className="w-full md:w-60"
          onSearch={(text) => grid.finish() && grid.do({ type: "search", text })}
        />
      )}
    </div>
  );
}
