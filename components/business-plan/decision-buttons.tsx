"use client";

import { Check, X } from "lucide-react";
import type { MouseEvent } from "react";
import { classes } from "@/components/ui/classes";
import type { Decision } from "./decisions";

type DecisionButtonsProps = {
  /** As in “Accept hero”. */
  name: string;
  decision: Decision | null;
  /** Id of the text that explains why it can't be accepted. */
  blockedBy: string | undefined;
  onDecide: (decision: Decision | null) => void;
};

const look =
  "inline-flex min-h-11 select-none items-center justify-center gap-2 rounded-control border px-5 font-semibold text-sm transition-colors max-sm:flex-1 [&>svg]:size-4.5";
const unpressed =
  "border-line-strong bg-surface text-ink shadow-control hover:border-ink-soft hover:bg-sunken";

/** Keeps the focus in a field that validates when left: its error would move the button from under the mouse. */
const hold = (event: MouseEvent) => event.preventDefault();

/** Toggle buttons to accept or refuse; pressing one again clears the decision. */
export function DecisionButtons({ name, decision, blockedBy, onDecide }: DecisionButtonsProps) {
  const toggle = (own: Decision) => onDecide(decision === own ? null : own);
  const isAccepted = decision === "accepted";
  const isRefused = decision === "refused";
  return (
    <div className="flex gap-3 max-sm:w-full">
      <button
        type="button"
        data-decision="refused"
        aria-pressed={isRefused}
        className={classes(look, isRefused ? "border-transparent bg-ink text-surface" : unpressed)}
        onMouseDown={hold}
        onClick={() => toggle("refused")}
      >
        <X aria-hidden="true" />
        Refuse
        <span className="sr-only"> {name}</span>
      </button>
      <button
        type="button"
        data-decision="accepted"
        aria-pressed={isAccepted}
        aria-disabled={blockedBy ? true : undefined}
        aria-describedby={blockedBy}
        className={classes(
          look,
          isAccepted ? "border-transparent bg-brand text-on-brand shadow-press" : !blockedBy && unpressed,
          blockedBy && "cursor-not-allowed border-line text-ink-soft",
        )}
        onMouseDown={hold}
        onClick={() => blockedBy || toggle("accepted")}
      >
        <Check aria-hidden="true" />
        Accept
        <span className="sr-only"> {name}</span>
      </button>
    </div>
  );
}
