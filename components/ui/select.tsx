"use client";

import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "./classes";
import { controlBase } from "./control-style";
import { useFieldControl } from "./field";

/** A styled native select. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <span className={classes("relative block", className)}>
      <select
        {...useFieldControl()}
        {...rest}
        className={classes(controlBase, "h-11 cursor-pointer appearance-none px-3.5 pr-11")}
      >
        {children}
      </select>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-soft"
      >
        <ChevronDown className="size-4.5" />
      </span>
    </span>
  );
}
