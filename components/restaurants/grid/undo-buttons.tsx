"use client";

import { Redo2, Undo2 } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { useGridStore, useWatched } from "./use-grid";

export function UndoButtons() {
  const grid = useGridStore();
  const lastDone = useWatched(grid, ({ past }) => past.at(-1)?.label);
  const lastUndone = useWatched(grid, ({ future }) => future.at(-1)?.label);
  return (
    <span className="flex items-center">
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
  );
}
