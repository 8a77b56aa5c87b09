import type { ReactNode } from "react";
import { OriginBadge } from "./origin-badge";

/** Explains that the content below is sample data. */
export function SampleNotice({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label="Sample data"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-inner border border-line-strong border-dashed px-4 py-3 text-sm"
    >
      <OriginBadge origin="sample" />
      <p className="min-w-0 flex-[1_1_18rem] text-ink-soft">
        <strong className="font-semibold text-ink">Sample data.</strong> {children}
      </p>
    </aside>
  );
}
