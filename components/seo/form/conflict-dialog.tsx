"use client";

import { AlertDialog } from "radix-ui";
import { Button } from "@/components/ui/button";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { type FormChange, formChanges } from "./form-changes";
import { formValues, type SeoFormValues } from "./form-values";
import type { Conflict } from "./use-seo-form";

type ConflictDialogProps = {
  conflict: Conflict;
  base: SeoFormValues;
  mine: SeoFormValues;
  saving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

const origins: Record<FormChange["changedBy"], string> = {
  mine: "Changed by you",
  theirs: "Changed by them",
  both: "Changed by both",
};

const saved = {
  title: "Somebody saved a newer version",
  text: "These settings were changed while you were editing. “Keep mine” saves your changes over theirs; their other changes stay. “Take theirs” discards your edits.",
};
const deleted = {
  title: "Somebody deleted these settings",
  text: "They were deleted while you were editing. “Keep mine” saves yours again. “Take theirs” discards your edits.",
};

/** Somebody else saved or deleted in the meantime: shows what differs. Closing it changes nothing. */
export function ConflictDialog({ conflict: { theirs }, base, mine, saving, ...on }: ConflictDialogProps) {
  const focusReturn = useFocusReturn();
  const { title, text } = theirs ? saved : deleted;
  const changes = theirs ? formChanges(base, mine, formValues(theirs)) : [];
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || on.onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 grid animate-appear place-items-center overflow-y-auto bg-scrim p-4 backdrop-blur-[2px]">
          <AlertDialog.Content
            {...focusReturn}
            className="flex max-h-[calc(100dvh-2rem)] w-full max-w-2xl animate-settle flex-col rounded-card border border-line bg-raised shadow-raised focus:outline-none"
          >
            <div className="grid gap-2 p-6 pb-4 sm:px-7">
              <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
              <AlertDialog.Description className="text-ink-soft text-sm">{text}</AlertDialog.Description>
            </div>
            {theirs && <Changes changes={changes} />}
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
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function Changes({ changes }: { changes: FormChange[] }) {
  return (
    <section
      aria-label="What differs"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 overflow-y-auto border-line border-y"
    >
      {changes.length === 0 && <p className="p-6 text-sm">Both versions say the same.</p>}
      <ul className="divide-y divide-line">
        {changes.map(({ label, mine, theirs, changedBy }) => (
          <li key={label} className="grid gap-2.5 px-6 py-4 sm:px-7">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold text-sm">{label}</span>
              <span className="text-ink-soft text-xs">{origins[changedBy]}</span>
            </p>
            <dl className="grid gap-2 text-sm sm:grid-cols-2">
              <Side title="Mine" text={mine} stays={changedBy !== "theirs"} />
              <Side title="Theirs" text={theirs} stays={changedBy === "theirs"} />
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One side's text; `stays` marks the one that "Keep mine" saves. */
function Side({ title, text, stays }: { title: string; text: string; stays: boolean }) {
  const look = stays ? "border-brand/25 bg-brand-soft" : "border-line bg-surface";
  return (
    <div className={`min-w-0 rounded-control border px-3.5 py-2.5 ${look}`}>
      <dt className="flex flex-wrap justify-between gap-x-3 text-ink-soft text-xs">
        {title}
        {stays && <span className="font-semibold text-brand-ink">Stays with “Keep mine”</span>}
      </dt>
      <dd dir="auto" className="wrap-anywhere line-clamp-4 whitespace-pre-line">
        {text || <span className="text-ink-soft italic">Empty</span>}
      </dd>
    </div>
  );
}
