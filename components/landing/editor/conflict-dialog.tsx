"use client";

import { AlertDialog } from "radix-ui";
import { Button } from "@/components/ui/button";
import { type LandingChange, landingChanges } from "@/lib/landing/changes";
import type { LandingContent } from "@/lib/landing/schema";

type ConflictDialogProps = {
  base: LandingContent;
  mine: LandingContent;
  theirs: LandingContent;
  saving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

const origins: Record<LandingChange["changedBy"], string> = {
  mine: "Changed by you",
  theirs: "Changed by them",
  both: "Changed by both",
};

/** Somebody else saved in the meantime: shows what differs and lets the admin choose. Closing it changes nothing. */
export function ConflictDialog({ base, mine, theirs, saving, ...on }: ConflictDialogProps) {
  const changes = landingChanges(base, mine, theirs);
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || on.onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 grid animate-appear place-items-center overflow-y-auto bg-scrim p-4 backdrop-blur-[2px]">
          <AlertDialog.Content className="flex max-h-[calc(100dvh-2rem)] w-full max-w-2xl animate-settle flex-col rounded-card border border-line bg-raised shadow-raised focus:outline-none">
            <div className="grid gap-2 p-6 pb-4 sm:px-7">
              <AlertDialog.Title className="text-xl">Somebody saved a newer version</AlertDialog.Title>
              <AlertDialog.Description className="text-ink-soft text-sm">
                The page was changed while you were editing. “Keep mine” replaces their version, which stays
                in the history. “Take theirs” discards your edits.
              </AlertDialog.Description>
            </div>
            <section
              aria-label="What differs"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
              tabIndex={0}
              className="min-h-0 overflow-y-auto border-line border-y"
            >
              {changes.length === 0 && <p className="p-6 text-sm">Both versions say the same.</p>}
              <ul className="divide-y divide-line">
                {changes.map((change) => (
                  <Change key={`${change.path} ${change.mine === null}`} change={change} />
                ))}
              </ul>
            </section>
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

function Change({ change: { label, mine, theirs, changedBy } }: { change: LandingChange }) {
  return (
    <li className="grid gap-2.5 px-6 py-4 sm:px-7">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold text-sm">{label}</span>
        <span className="text-ink-soft text-xs">{origins[changedBy]}</span>
      </p>
      <dl className="grid gap-2 text-sm sm:grid-cols-2">
        <Side title="Mine" text={mine} chosen={changedBy !== "theirs"} />
        <Side title="Theirs" text={theirs} chosen={changedBy !== "mine"} />
      </dl>
    </li>
  );
}

/** One side's text; `chosen` marks the side that changed it. */
function Side({ title, text, chosen }: { title: string; text: string | null; chosen: boolean }) {
  const look = chosen ? "border-brand/25 bg-brand-soft" : "border-line bg-surface";
  return (
    <div className={`min-w-0 rounded-control border px-3.5 py-2.5 ${look}`}>
      <dt className="text-ink-soft text-xs">{title}</dt>
      <dd dir="auto" className="wrap-anywhere line-clamp-4 whitespace-pre-line">
        {text || <span className="text-ink-soft italic">{text === null ? "Not there" : "Empty"}</span>}
      </dd>
    </div>
  );
}
