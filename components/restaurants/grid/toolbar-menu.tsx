"use client";

import { ClipboardPaste, Download, FileUp, FolderPlus, Percent } from "lucide-react";
import { menuLimits } from "@/lib/restaurants/schema";
import { ActionMenu, MenuItem } from "./action-menu";
import { useGridState, useGridStore } from "./use-grid";

type ToolbarMenuProps = {
  button: HTMLElement;
  onPaste: () => void;
  onPrices: () => void;
  onImport: () => void;
  onExport: () => void;
  onClose: () => void;
};

export function ToolbarMenu({ button, onPaste, onPrices, onImport, onExport, onClose }: ToolbarMenuProps) {
  const grid = useGridStore();
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
      <MenuItem icon={Percent} disabled={table.dishes.length === 0} onSelect={onPrices}>
        Change prices…
      </MenuItem>
      <MenuItem icon={ClipboardPaste} onSelect={onPaste}>
        Paste from a spreadsheet…
      </MenuItem>
      <MenuItem icon={FileUp} onSelect={onImport}>
        Import a file…
      </MenuItem>
      <MenuItem icon={Download} onSelect={onExport}>
        Export the draft as CSV
      </MenuItem>
    </ActionMenu>
  );
}
