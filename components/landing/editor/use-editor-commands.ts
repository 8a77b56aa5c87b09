"use client";

import { ExternalLink, Eye, History, PencilLine, Save, Undo2 } from "lucide-react";
import { useCommand } from "@/components/commands/commands";
import type { EditorTab } from "@/components/ui/use-editor-tab";
import { useMedia } from "@/components/ui/use-media";

type EditorCommands = {
  /** Something is saved or restored right now. */
  busy: boolean;
  unsaved: boolean;
  wrong: number;
  tab: EditorTab;
  onTab: (tab: EditorTab) => void;
  onSave: () => void;
  onDiscard: () => void;
  onHistory: () => void;
};

/** Offers in the command palette what the editor's buttons do. */
export function useEditorCommands({ busy, unsaved, wrong, tab, onTab, ...on }: EditorCommands) {
  const narrow = useMedia("(width < 64rem)");
  const nothingToSave = busy || !unsaved;
  useCommand({
    label: "Save changes",
    icon: Save,
    disabled: nothingToSave || wrong > 0,
    run: on.onSave,
  });
  useCommand({ label: "Discard changes", icon: Undo2, disabled: nothingToSave, run: on.onDiscard });
  useCommand({ label: "Show the history", icon: History, run: on.onHistory });
  useCommand({
    label: "Preview in a new tab",
    icon: ExternalLink,
    run: () => void window.open("/welcome", "_blank"),
  });
  useCommand(
    tab === "edit"
      ? { label: "Show the preview", icon: Eye, run: () => onTab("preview") }
      : { label: "Edit the page", icon: PencilLine, run: () => onTab("edit") },
    narrow,
  );
}
