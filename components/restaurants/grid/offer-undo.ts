import { notify } from "@/components/ui/messages";
import type { GridStore } from "./store";

/** Saving the draft replaces a message with the topic `save`. */
type Details = { topic: "deleted" | "pasted" | "save"; description?: string };

/** Notifies of a change of the grid, with a button that undoes it. */
export const offerUndo = (grid: GridStore, message: string, details: Details) =>
  notify.success(message, {
    ...details,
    action: { label: "Undo", run: () => grid.do({ type: "undo" }) },
  });
