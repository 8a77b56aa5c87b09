"use client";

import { Check, type LucideIcon, X } from "lucide-react";
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
const released =
  "border-line-strong bg-surface text-ink shadow-control hover:border-ink-soft hover:bg-sunken";

/** Keeps the focus in the field: an error shown on blur would move the button during the click. */
const hold = (event: MouseEvent) => event.preventDefault();

/** Toggle buttons to accept or refuse; pressing one again clears the decision. */
export function DecisionButtons({ name, decision, blockedBy, onDecide }: DecisionButtonsProps) {
  const toggle = (own: Decision) => ({
    decision: own,
    name,
    isPressed: decision === own,
    onPress: () => onDecide(decision === own ? null : own),
  });
  return (
    <div className="flex gap-3 max-sm:w-full">
      <Toggle {...toggle("refused")} icon={X} label="Refuse" pressed="bg-ink text-surface" />
      <Toggle
        {...toggle("accepted")}
        icon={Check}
        label="Accept"
        pressed="bg-brand text-on-brand shadow-press"
        blockedBy={blockedBy}
      />
    </div>
  );
}

type ToggleProps = Pick<DecisionButtonsProps, "name"> & {
  decision: Decision;
  icon: LucideIcon;
  label: string;
  isPressed: boolean;
  /** Its colours while pressed. */
  pressed: string;
  blockedBy?: string | undefined;
  onPress: () => void;
};

function Toggle({ decision, name, icon: Icon, label, isPressed, pressed, blockedBy, onPress }: ToggleProps) {
  const unpressed = blockedBy ? "cursor-not-allowed border-line text-ink-soft" : released;
  return (
    <button
      type="button"
      data-decision={decision}
      aria-pressed={isPressed}
      aria-disabled={blockedBy ? true : undefined}
      aria-describedby={blockedBy}
      className={classes(look, isPressed ? `border-transparent ${pressed}` : unpressed)}
      onMouseDown={hold}
      onClick={() => blockedBy || onPress()}
    >
      <Icon aria-hidden="true" />
      {label}
      <span className="sr-only"> {name}</span>
    </button>
  );
}
