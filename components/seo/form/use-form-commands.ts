"use client";

import { RotateCcw, Save, Trash2, Undo2 } from "lucide-react";
import { useCommand } from "@/components/commands/commands";

type FormCommands = {
  busy: boolean;
  unsaved: boolean;
  configured: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onReset: () => void;
  onDelete: () => void;
};

/** Adds the form's actions to the command palette. */
export function useFormCommands({ busy, unsaved, configured, ...on }: FormCommands) {
  useCommand({ label: "Save SEO settings", icon: Save, disabled: busy, run: on.onSave });
  useCommand({ label: "Discard changes", icon: Undo2, disabled: busy || !unsaved, run: on.onDiscard });
  useCommand({ label: "Reset SEO settings", icon: RotateCcw, disabled: busy, run: on.onReset });
  useCommand(
    { label: "Delete SEO configuration", icon: Trash2, disabled: busy, run: on.onDelete },
    configured,
  );
}
