"use client";

import type { FormHTMLAttributes, ReactNode, RefObject } from "react";
import { classes } from "../../classes";
import type { EditorTab } from "../../use-editor-tab";

type DraftPanesProps = {
  /** Attributes of the form. */
  element: FormHTMLAttributes<HTMLFormElement>;
  id: string;
  label: string;
  tab: EditorTab;
  disabled: boolean;
  preview: RefObject<HTMLDivElement | null>;
  /** The content of the preview pane. */
  previewed: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** The form of a draft beside its preview; below 1024 px the one of the chosen tab. */
export function DraftPanes({
  element,
  id,
  label,
  tab,
  disabled,
  preview,
  previewed,
  children,
}: DraftPanesProps) {
  return (
    <div className="mt-6 grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,0.82fr)] 2xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] 2xl:gap-x-8">
      <form
        {...element}
        id={id}
        aria-label={label}
        className={classes("min-w-0", tab === "preview" && "max-lg:hidden")}
      >
        <fieldset disabled={disabled} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          {children}
        </fieldset>
      </form>
      <div
        ref={preview}
        className={classes(
          "h-[calc(100dvh-12.5rem)] min-h-80 scroll-mt-[calc(var(--bar,0rem)+1rem)] lg:sticky lg:top-4 lg:h-[calc(100dvh-7.5rem)]",
          tab === "edit" && "max-lg:hidden",
        )}
      >
        {previewed}
      </div>
    </div>
  );
}
