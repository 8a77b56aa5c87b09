import { ClipboardPaste } from "lucide-react";

/** Says how a menu gets its first dishes. */
export function EmptyMenu() {
  return (
    <p className="flex items-start gap-3 rounded-card border border-line-strong/60 border-dashed px-5 py-4 text-sm">
      <ClipboardPaste
        aria-hidden="true"
        className="mt-0.5 size-5 shrink-0 text-brand-ink"
        strokeWidth={1.75}
      />
      <span>
        <span className="font-semibold">No dishes yet.</span>{" "}
        <span className="text-ink-soft">
          Add the first dish, paste rows from a spreadsheet, or import a file. Rows with the headings Name,
          Category, Price and Description are understood in any order.
        </span>
      </span>
    </p>
  );
}
