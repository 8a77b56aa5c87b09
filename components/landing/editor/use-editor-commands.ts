"use client";

import { ExternalLink, Eye, History, PencilLine, Rocket, Save, Undo2 } from "lucide-react";
import { useCommand } from "@/components/commands/commands";
import type { EditorTab } from "@/components/ui/use-editor-tab";
import { useMedia } from "@/components/ui/use-media";
import { previewHref } from "./preview-name";
import type { LandingForm } from "./use-landing-editor";

type Screen = { tab: EditorTab; onTab: (tab: EditorTab) => void; onHistory: () => void };

/** Offers the actions of the editor's buttons in the command palette. */
export function useEditorCommands(
  { saved, busy, unsaved, wrong, save, discard, canPublish, publish }: LandingForm,
  { tab, onTab, onHistory }: Screen,
) {
  const narrow = useMedia("(width < 64rem)");
  const nothingToSave = busy || !unsaved;
  useCommand({ label: "Save changes", icon: Save, disabled: nothingToSave || wrong > 0, run: save });
  useCommand({
    label: "Publish the page",
    icon: Rocket,
    disabled: busy || !canPublish || wrong > 0,
    run: publish,
  });
  useCommand({ label: "Discard changes", icon: Undo2, disabled: nothingToSave, run: discard });
  useCommand({ label: "Show the history", icon: History, run: onHistory });
  useCommand({
    label: "Preview in a new tab",
    icon: ExternalLink,
    run: () => void window.open(previewHref(saved), "_blank"),
  });
  useCommand(
    tab === "edit"
      ? { label: "Show the preview", icon: Eye, run: () => onTab("preview") }
      : { label: "Edit the page", icon: PencilLine, run: () => onTab("edit") },
    narrow,
  );
}
