"use client";

import { Check, CircleAlert, CloudOff, type LucideIcon } from "lucide-react";
import { useOnline } from "../use-online";

export type SaveStateProps = {
  unsaved: boolean;
  unsavedText?: string;
  /** The text without unsaved changes. */
  settled?: { icon: LucideIcon; text: string };
  /** Number of fields with a visible error. */
  problems: number;
  saving: boolean;
  onProblems: () => void;
};

const allSaved = { icon: Check, text: "All changes saved" };

/** The state of a form: its errors, a lost network, or unsaved changes. */
export function SaveState({
  unsaved,
  unsavedText = "Unsaved changes",
  settled = allSaved,
  problems,
  saving,
  onProblems,
}: SaveStateProps) {
  const online = useOnline();
  const look = "flex min-h-6 min-w-0 flex-1 basis-44 items-center gap-2 text-sm";

  if (problems > 0) {
    return (
      <p role="status" className={`${look} font-semibold text-danger`}>
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        <button type="button" className="min-h-6 text-left underline underline-offset-4" onClick={onProblems}>
          {problems === 1 ? "1 field needs attention" : `${problems} fields need attention`}
        </button>
      </p>
    );
  }
  if (!online) {
    return (
      <p role="status" className={look}>
        <CloudOff aria-hidden="true" className="size-4 shrink-0 text-brass-ink" />
        You are offline. Your edits stay here.
      </p>
    );
  }
  return (
    <p role="status" className={`${look} text-ink-soft`}>
      {unsaved ? (
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-brass" />
      ) : (
        <settled.icon aria-hidden="true" className="size-4 shrink-0 text-brand-ink" />
      )}
      {saving ? "Saving your changes" : unsaved ? unsavedText : settled.text}
    </p>
  );
}
