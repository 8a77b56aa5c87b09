"use client";

import { Ban, EyeOff, type LucideIcon, Star } from "lucide-react";
import { classes } from "@/components/ui/classes";

export const flagIcons: Record<"popular" | "hidden" | "soldOut", LucideIcon> = {
  popular: Star,
  hidden: EyeOff,
  soldOut: Ban,
};

const looks = {
  popular: "peer-checked:border-brass peer-checked:bg-brass-soft peer-checked:text-brass-ink",
  hidden: "peer-checked:border-line-strong peer-checked:bg-sunken peer-checked:text-ink",
  soldOut: "peer-checked:border-danger/50 peer-checked:bg-danger-soft peer-checked:text-danger",
};

type FlagProps = {
  flag: keyof typeof flagIcons;
  label: string;
  checked: boolean;
  disabled?: boolean;
  isCurrent: boolean;
  onToggle: () => void;
};

/** A checkbox drawn as an icon. */
export function Flag({ flag, label, checked, disabled, isCurrent, onToggle }: FlagProps) {
  const Icon = flagIcons[flag];
  return (
    <span className="absolute inset-0 grid place-items-center">
      <input
        type="checkbox"
        data-focus=""
        aria-label={label}
        title={label}
        checked={checked}
        aria-disabled={disabled || undefined}
        tabIndex={isCurrent ? 0 : -1}
        className="peer absolute inset-1 cursor-pointer appearance-none rounded-control focus-visible:outline-2 focus-visible:outline-brand focus-visible:-outline-offset-1 aria-disabled:cursor-not-allowed"
        onChange={() => disabled || onToggle()}
      />
      <span
        aria-hidden="true"
        className={classes(
          "pointer-events-none grid size-7 place-items-center rounded-control border border-transparent text-line-strong peer-aria-disabled:opacity-40",
          looks[flag],
        )}
      >
        <Icon className="size-4" strokeWidth={checked ? 2.25 : 1.75} />
      </span>
    </span>
  );
}
