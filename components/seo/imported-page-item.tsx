import { CircleAlert, FilePen, FilePlus2, FileX2 } from "lucide-react";
import { classes } from "@/components/ui/classes";
import type { ImportedPage } from "@/lib/seo/transfer/schema";

const outcomes = {
  new: { Icon: FilePlus2, word: "New", style: "text-brand-ink" },
  changed: { Icon: FilePen, word: "Changed", style: "text-brand-ink" },
  same: { Icon: FilePen, word: "As stored", style: "text-ink-soft" },
  refused: { Icon: FileX2, word: "Refused", style: "text-danger" },
} as const;

/** What would become of one page of a file. */
export function ImportedPageItem({ page: imported }: { page: ImportedPage }) {
  const { page, row, outcome, changes, errors, dropped } = imported;
  const { Icon, word, style } = outcomes[outcome];
  return (
    <li className="grid gap-1 px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="wrap-anywhere min-w-0 font-semibold">
          {page || "(no name)"} <span className="font-normal text-ink-soft text-xs">row {row}</span>
        </p>
        <span className={classes("inline-flex items-center gap-1.5 font-semibold text-xs", style)}>
          <Icon aria-hidden="true" className="size-4" />
          {word}
        </span>
      </div>
      {outcome === "changed" && (
        <p className="wrap-anywhere text-ink-soft text-xs">Changes: {changes.join(", ")}</p>
      )}
      {Object.entries(errors).map(([field, message]) => (
        <p key={field} className="wrap-anywhere flex items-start gap-1.5 text-danger text-xs">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span>
            <code className="font-mono">{field}</code>: {message}
          </span>
        </p>
      ))}
      {dropped.length > 0 && (
        <p className="wrap-anywhere text-brass-ink text-xs">
          Left out of its structured data:{" "}
          {dropped.map(({ index, reason }) => `entry ${index + 1} ${reason}`).join("; ")}
        </p>
      )}
    </li>
  );
}
