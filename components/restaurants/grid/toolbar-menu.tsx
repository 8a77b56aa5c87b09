"use client";

import { ClipboardPaste, Download, FileUp, FolderPlus, Percent } from "lucide-react";
import { ActionMenu, MenuItem } from "@/components/ui/action-menu";
import { menuLimits } from "@/lib/restaurants/limits";
import { useGridActions } from "./grid-actions";
import { useGridState, useGridStore } from "./use-grid";

type ToolbarMenuProps = { button: HTMLElement; onClose: () => void };

export function ToolbarMenu({ button, onClose }: ToolbarMenuProps) {
  const grid = useGridStore();
  const { open, exportTable } = useGridActions();
  const { table } = useGridState();
  const isFull = table.categories.length >= menuLimits.categories;
  return (
    <ActionMenu label="More" button={button} onClose={onClose}>
      <MenuItem
        icon={FolderPlus}
        disabled={isFull}
        onSelect={() => grid.do({ type: "addCategory", label: "New category" })}
      >
        Add a category
      </MenuItem>
      <MenuItem
        icon={Percent}
        disabled={table.dishes.length === 0}
        onSelect={() => open({ what: "prices", chosen: [] })}
      >
        Change prices…
      </MenuItem>
      <MenuItem icon={ClipboardPaste} onSelect={() => open({ what: "import", way: "paste" })}>
        Paste from a spreadsheet…
      </MenuItem>
      <MenuItem icon={FileUp} onSelect={() => open({ what: "import", way: "file" })}>
        Import a file…
      </MenuItem>
      <MenuItem icon={Download} onSelect={() => exportTable("dishes")}>
        Export the draft as CSV
      </MenuItem>
      {table.optionGroups.length > 0 && (
        <MenuItem icon={Download} onSelect={() => exportTable("options")}>
          Export the options as CSV
        </MenuItem>
      )}
    </ActionMenu>
  );
}
