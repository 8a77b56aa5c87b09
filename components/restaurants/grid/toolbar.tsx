"use client";

import { ClipboardPaste, Ellipsis, FolderPlus, Keyboard, Percent, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { onDemand } from "@/components/ui/on-demand";
import { SearchField } from "@/components/ui/search-field";
import { menuLimits } from "@/lib/restaurants/schema";
import { UndoButtons } from "./undo-buttons";
import { useGridStore, useWatched } from "./use-grid";

const ToolbarMenu = onDemand(async () => (await import("./toolbar-menu")).ToolbarMenu, null);

/** The search is hidden up to this number of dishes. */
const FEW = 8;

type ToolbarProps = {
  onPaste: () => void;
  onHelp: () => void;
  onPrices: () => void;
  onImport: () => void;
  onExport: () => void;
};

export function Toolbar({ onPaste, onHelp, onPrices, onImport, onExport }: ToolbarProps) {
  const grid = useGridStore();
  const table = useWatched(grid, (state) => state.table);
  const search = useWatched(grid, (state) => state.search);
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
      <Button
        size="sm"
        variant="secondary"
        className="max-xl:hidden"
        onClick={() => grid.finish() && onPaste()}
      >
        <ClipboardPaste aria-hidden="true" />
        Paste from a spreadsheet
      </Button>
      <IconButton
        icon={Ellipsis}
        label="More: import, export"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => grid.finish() && setMenuButton(currentTarget)}
      />
      <span className="ml-auto flex items-center">
        <IconButton
          icon={Keyboard}
          label="Keys of the table (?)"
          className="max-md:hidden"
          onClick={onHelp}
        />
        <UndoButtons />
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
          onPaste={onPaste}
          onPrices={onPrices}
          onImport={onImport}
          onExport={onExport}
          onClose={() => setMenuButton(null)}
        />
      )}
    </div>
  );
}
