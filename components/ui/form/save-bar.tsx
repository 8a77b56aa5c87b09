"use client";

import { Eye, PencilLine } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "../button";
import { classes } from "../classes";
import { Segmented } from "../segmented";
import type { EditorTab } from "../use-editor-tab";
import { useFocusAfter } from "../use-focus-after";
import { SaveState, type SaveStateProps } from "./save-state";

const tabs = [
  { value: "edit", label: "Edit", icon: PencilLine },
  { value: "preview", label: "Preview", icon: Eye },
] as const;

/** Styles for editors as wide as the screen, and in a narrower pane. */
const looks = {
  screen: {
    bar: "lg:bottom-4 lg:mx-0 lg:rounded-card lg:border lg:bg-surface/95 lg:px-4 lg:py-3 lg:shadow-raised",
    state: "contents",
    tabs: "lg:hidden",
    save: undefined,
  },
  /** With other buttons next to the save button. */
  actions: {
    bar: "lg:bottom-4 lg:mx-0 lg:rounded-card lg:border lg:bg-surface/95 lg:px-4 lg:py-3 lg:shadow-raised",
    state: "flex min-w-0 flex-1 basis-full items-center gap-3 sm:basis-44",
    tabs: "lg:hidden max-sm:[&_svg]:hidden",
    save: "max-sm:flex-auto max-sm:whitespace-nowrap max-sm:px-1.5",
  },
  pane: {
    bar: "@4xl:bottom-4 @4xl:mx-0 @4xl:rounded-card @4xl:border @4xl:bg-surface/95 @4xl:px-4 @4xl:py-3 @4xl:shadow-raised",
    state: "flex min-w-0 flex-1 basis-full items-center gap-3 @4xl:basis-44",
    tabs: "@4xl:hidden max-sm:[&_svg]:hidden",
    save: "max-sm:px-4",
  },
};

type SaveBarProps = SaveStateProps & {
  /** Id of the form to save. */
  form: string;
  /** Label of the save button. */
  label: string;
  look: keyof typeof looks;
  /** Pending, such as saving. */
  busy: boolean;
  canSave: boolean;
  /** Undefined without a preview. */
  tabs?: { tab: EditorTab; onTab: (tab: EditorTab) => void };
  onDiscard: () => void;
  /** Element before the save button. */
  before?: ReactNode;
  /** Style of the save button if another one is primary. */
  saveVariant?: "primary" | "secondary";
  children?: ReactNode;
};

/** The sticky bar at the bottom of an editor. */
export function SaveBar({
  form,
  label,
  look,
  busy,
  canSave,
  tabs: choice,
  onDiscard,
  before,
  saveVariant = "primary",
  children,
  ...state
}: SaveBarProps) {
  const { unsaved, saving } = state;
  const isIdle = !unsaved && !saving && !busy;
  const own = looks[look];
  const bar = useRef<HTMLElement>(null);
  useFocusAfter(!isIdle, bar);
  return (
    <section
      ref={bar}
      aria-label="Save"
      tabIndex={-1}
      className={classes(
        "foot-bar sticky bottom-0 z-20 focus:outline-none -mx-gutter mt-6 border-line border-t bg-canvas/92 px-gutter pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md",
        own.bar,
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className={own.state}>
          <SaveState {...state} />
          {unsaved && !busy && (
            <Button variant="quiet" size="sm" className="-my-2" onClick={onDiscard}>
              Discard
            </Button>
          )}
        </div>
        {choice && (
          <Segmented
            label="Edit or preview"
            segments={tabs}
            value={choice.tab}
            onChange={choice.onTab}
            className={classes("mr-auto", own.tabs)}
          />
        )}
        {before}
        <Button
          type="submit"
          form={form}
          variant={saveVariant}
          disabled={!saving && (busy || !canSave)}
          pending={saving}
          className={classes("ml-auto", own.save)}
        >
          {saving ? "Saving..." : label}
        </Button>
        {children}
      </div>
    </section>
  );
}
