"use client";

import { ClipboardPaste, Ellipsis, FolderPlus, Keyboard, Percent, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { onDemand } from "@/components/ui/on-demand";
import { SearchField } from "@/components/ui/search-field";
import { menuLimits } from "@/lib/restaurants/limits";
import { useGridActions } from "./grid-actions";
import { UndoButtons } from "./undo-buttons";
import { useGridStore, useWatched } from "./use-grid";

const ToolbarMenu = onDemand(async () => (await import("./toolbar-menu")).ToolbarMenu, null);

/** The search is hidden up to this number of dishes. */
const SEARCH_ABOVE_DISHES = 8;

export function Toolbar() {
  const grid = useGridStore();
  const { open } = useGridActions();
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
        onClick={() => grid.finish() && open({ what: "prices", chosen: [] })}
      >
        <Percent aria-hidden="true" />
        Change prices…
      </Button>
      <Button
        size="sm"
        variant="secondary"
        className="max-xl:hidden"
        onClick={() => grid.finish() && open({ what: "import", way: "paste" })}
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
          onClick={() => open({ what: "keys" })}
        />
        <UndoButtons />
      </span>
      {(table.dishes.length > SEARCH_ABOVE_DISHES || search) && (
        <SearchField
          label="Find a dish"
          isApart
          text={search}
          className="min-w-0 max-md:order-first max-md:basis-full md:w-60"
          onSearch={(text) => grid.finish() && grid.do({ type: "search", text })}
        />
      )}
      {menuButton && <ToolbarMenu button={menuButton} onClose={() => setMenuButton(null)} />}
    </div>
  );
}
