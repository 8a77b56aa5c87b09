"use client";

import * as AlertDialog from "@radix-ui/react-alert-dialog";
import type { ReactNode } from "react";
import { AlertFrame } from "../alert-frame";
import { Button } from "../button";

/** A difference; null on a side without a value. */
export type ConflictChange = {
  key: string;
  label: string;
  mine: string | null;
  theirs: string | null;
  changedBy: "mine" | "theirs" | "both";
  /** The side that "Keep mine" saves. */
  kept: "mine" | "theirs";
};

type ConflictDialogProps = {
  title: string;
  text: ReactNode;
  /** Null if there is nothing to compare. */
  changes: readonly ConflictChange[] | null;
  saving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

const origins: Record<ConflictChange["changedBy"], string> = {
  mine: "Changed by you",
  theirs: "Changed by them",
  both: "Changed by both",
};

/** Shows the differences to another user's changes and lets the user choose. Closing it changes nothing. */
export function ConflictDialog({ title, text, changes, saving, ...on }: ConflictDialogProps) {
  return (
    <AlertFrame className="flex max-h-[calc(100dvh-2rem)] max-w-2xl flex-col" onClose={on.onClose}>
      <div className="grid gap-2 p-6 pb-4 sm:px-7">
        <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
        <AlertDialog.Description className="text-ink-soft text-sm">{text}</AlertDialog.Description>
      </div>
      {changes && <Changes changes={changes} />}
      <div className="grid grid-cols-2 gap-3 p-4 sm:flex sm:px-7 sm:py-5">
        <AlertDialog.Cancel asChild>
          <Button variant="quiet" className="max-sm:order-last max-sm:col-span-2 sm:mr-auto">
            Decide later
          </Button>
        </AlertDialog.Cancel>
        <Button variant="secondary" disabled={saving} onClick={on.onTakeTheirs}>
          Take theirs
        </Button>
        <Button pending={saving} onClick={on.onKeepMine}>
          Keep mine
        </Button>
      </div>
    </AlertFrame>
  );
}

function Changes({ changes }: { changes: readonly ConflictChange[] }) {
  return (
    <section
      aria-label="What differs"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 overflow-y-auto border-line border-y"
    >
      {changes.length === 0 && <p className="p-6 text-sm">Both versions say the same.</p>}
      <ul className="divide-y divide-line">
        {changes.map(({ key, label, mine, theirs, changedBy, kept }) => (
          <li key={key} className="grid gap-2.5 px-6 py-4 sm:px-7">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold text-sm">{label}</span>
              <span className="text-ink-soft text-xs">{origins[changedBy]}</span>
            </p>
            <dl className="grid gap-2 text-sm sm:grid-cols-2">
              <Side title="Mine" text={mine} kept={kept === "mine"} />
              <Side title="Theirs" text={theirs} kept={kept === "theirs"} />
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Side({ title, text, kept }: { title: string; text: string | null; kept: boolean }) {
  const look = kept ? "border-brand/25 bg-brand-soft" : "border-line bg-surface";
  return (
    <div className={`min-w-0 rounded-control border px-3.5 py-2.5 ${look}`}>
      <dt className="flex flex-wrap justify-between gap-x-3 text-ink-soft text-xs">
        {title}
        {kept && <span className="font-semibold text-brand-ink">Stays with “Keep mine”</span>}
      </dt>
      <dd dir="auto" className="wrap-anywhere line-clamp-4 whitespace-pre-line">
        {text || <span className="text-ink-soft italic">{text === null ? "Not there" : "Empty"}</span>}
      </dd>
    </div>
  );
}
