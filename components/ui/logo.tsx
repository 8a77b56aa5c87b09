import type { ReactNode } from "react";
import { classes } from "./classes";

/** The mark: an awning over a shop's door. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={classes("size-8 shrink-0", className)}>
      <rect width="32" height="32" rx="9" fill="#0d4a37" />
      <path
        d="M7.5 7.5h17L27 14.25a2.75 2.75 0 0 1-5.5 0 2.75 2.75 0 0 1-5.5 0 2.75 2.75 0 0 1-5.5 0 2.75 2.75 0 0 1-5.5 0Z"
        fill="#f4f7ea"
      />
      <path
        d="M11.4 7.5H16v6.75a2.75 2.75 0 0 1-5.5 0ZM20.6 7.5h3.9L27 14.25a2.75 2.75 0 0 1-5.5 0Z"
        fill="#e9b44c"
      />
      <path
        d="M8.5 20v5h15v-5"
        fill="none"
        stroke="#f4f7ea"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

type WordmarkProps = {
  name: string;
  /** Replaces the product's mark. */
  mark?: ReactNode;
  className?: string;
};

/** The mark next to a name. */
export function Wordmark({ name, mark, className }: WordmarkProps) {
  return (
    <span className={classes("flex min-w-0 items-center gap-2 sm:gap-2.5", className)}>
      {mark ?? <Mark className="max-sm:size-7" />}
      <span
        dir="auto"
        className="text-match-parent wrap-anywhere line-clamp-2 min-w-0 font-display font-semibold text-base leading-[1.2] tracking-tight sm:text-lg"
      >
        {name}
      </span>
    </span>
  );
}
