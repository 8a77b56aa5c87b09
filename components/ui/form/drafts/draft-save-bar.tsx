"use client";

import type { ComponentProps } from "react";
import { Button } from "../../button";
import { SaveBar } from "../save-bar";

type DraftEditor = {
  unsaved: boolean;
  /** The number of fields that keep the draft from being saved. */
  wrong: number;
  pending: string | null;
  busy: boolean;
  canPublish: boolean;
  publish: () => void;
};

type Bar = ComponentProps<typeof SaveBar>;
type DraftSaveBarProps = Pick<
  Bar,
  "form" | "label" | "problems" | "tabs" | "onDiscard" | "onProblems" | "before"
> & {
  editor: DraftEditor;
  /** False until the page is hydrated. */
  isReady?: boolean;
  /** State of a draft without unsaved changes. */
  settled?: Bar["settled"] | undefined;
};

/** The bar of an editor whose changes are saved as a draft, and published from there. */
export function DraftSaveBar({ editor, isReady = true, settled, ...bar }: DraftSaveBarProps) {
  const { unsaved, wrong, pending, busy, canPublish, publish } = editor;
  return (
    <SaveBar
      {...bar}
      look="actions"
      unsaved={unsaved}
      {...(settled && { settled })}
      {...(wrong > 0 && { unsavedText: "Fill in what is missing to save" })}
      saving={pending === "saving"}
      busy={busy}
      canSave={unsaved && wrong === 0}
      saveVariant={unsaved ? "primary" : "secondary"}
    >
      <Button
        variant={unsaved ? "secondary" : "primary"}
        className={bar.before ? undefined : "max-sm:flex-auto max-sm:whitespace-nowrap max-sm:px-1.5"}
        pending={pending === "publishing"}
        disabled={pending !== "publishing" && (!isReady || busy || wrong > 0 || !canPublish)}
        onClick={publish}
      >
        Publish
      </Button>
    </SaveBar>
  );
}
