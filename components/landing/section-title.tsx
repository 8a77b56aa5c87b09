import type { ReactNode } from "react";

/** The title of a section, with a scalloped brass rule above it. */
export function SectionTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div>
      <div aria-hidden="true" className="hem mb-5 h-2.5 w-20 text-brass" />
      <h2 id={id} dir="auto" className="text-match-parent wrap-anywhere text-display">
        {children}
      </h2>
    </div>
  );
}
