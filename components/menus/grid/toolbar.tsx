"use client";

import { Ellipsis, FolderPlus, Percent, Plus, Redo2, Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { onDemand } from "@/components/ui/on-demand";
import { SearchField } from "@/components/ui/search-field";
import { menuLimits } from "@/lib/menus/schema";
import { useGridStore, useWatched } from "./use-grid";

const ToolbarMenu = onDemand(async () => (await import("./toolbar-menu")).ToolbarMenu, null);

/** A menu of so few dishes is not searched. */
const FEW = 8;

type ToolbarProps = {
  onPrices: () => void;
  onImport: () => void;
  onExport: () => void;
};

/** What is done with the menu as a whole. */
export function Toolbar({ onPrices, onImport, onExport }: ToolbarProps) {
  const grid = useGridStore();
  const table = useWatched(grid, (state) => state.table);
  const search = useWatched(grid, (state) => state.search);
  const lastDone = useWatched(grid, ({ past }) => past.at(-1)?.label);
  const lastUndone = useWatched(grid, ({ future }) => future.at(-1)?.label);
  const [menuButton, setMenuButton] = useState<HTMLElement | null>(null);
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-2">
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
        className="max-lg:hidden"
        disabled={table.categories.length >= menuLimits.categories}
        onClick={() => grid.finish() && grid.do({ type: "addCategory", label: "New category" })}
      >
        <FolderPlus aria-hidden="true" />
        Add a category
      </Button>
      <Button
        size="sm"
        variant="secondary"
        className="max-lg:hidden"
        disabled={table.dishes.length === 0}
        onClick={() => grid.finish() && onPrices()}
      >
        <Percent aria-hidden="true" />
        Change prices…
      </Button>
      <IconButton
        icon={Ellipsis}
        label="More: import, export"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => grid.finish() && setMenuButton(currentTarget)}
      />
      <span className="ml-auto flex items-center">
        <IconButton
          icon={Undo2}
          label={lastDone ? `Undo: ${lastDone}` : "Undo"}
          disabled={!lastDone}
          onClick={() => grid.finish() && grid.do({ type: "undo" })}
        />
        <IconButton
          icon={Redo2}
          label={lastUndone ? `Do again: ${lastUndone}` : "Do again"}
          disabled={!lastUndone}
          onClick={() => grid.finish() && grid.do({ type: "redo" })}
        />
      </span>
      {(table.dishes.length > FEW || search) && (
        <SearchField
          label="Find a dish"
          isApart
          text={search}
          className="min-w-0 max-md:order-first max-md:basis-full md:w-60"
          onSearch={(text) => grid.finish() && grid.do({ type: "search", text })}
        />
      )}
      {menuButton && (
        <ToolbarMenu
          button={menuButton}
          onPrices={onPrices}
          onImport={onImport}
          onExport={onExport}
          onClose={() => setMenuButton(null)}
        />
      )}
    </div>
  );
}
