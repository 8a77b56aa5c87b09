import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

/** A title that opens what it is about. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group rounded-inner border border-line bg-surface text-sm">
      <summary className="flex min-h-11 items-center gap-2 rounded-inner px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      {children}
    </details>
  );
}
