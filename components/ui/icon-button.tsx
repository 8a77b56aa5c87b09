"use client";

import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "./classes";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: LucideIcon;
  /** Announced by screen readers, and shown as tooltip. */
  label: string;
  /** Large is for touch on every screen. */
  size?: "md" | "lg";
};

/** A small button without text. */
export function IconButton({ icon: Icon, label, size = "md", className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={classes(
        "grid size-11 shrink-0 place-items-center rounded-control text-ink-soft transition-colors",
        size === "md" && "md:size-9",
        "hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:bg-transparent disabled:text-line-strong/60",
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.9} />
      <span className="sr-only">{label}</span>
    </button>
  );
}
