import { CircleAlert, FilePen, FilePlus2, FileX2 } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../classes";

/** The effect of importing one row of a file. */
export type Row = {
  /** The row number in a spreadsheet. */
  row: number;
  name: string;
  outcome: keyof typeof outcomes;
  /** Problems by column. */
  errors: Readonly<Record<string, string>>;
};

const outcomes = {
  new: { Icon: FilePlus2, word: "New", style: "text-brand-ink" },
  changed: { Icon: FilePen, word: "Changed", style: "text-brand-ink" },
  same: { Icon: FilePen, word: "As stored", style: "text-ink-soft" },
  refused: { Icon: FileX2, word: "Refused", style: "text-danger" },
} as const;

type ImportedRowProps = {
  row: Row;
  /** Details below its name and below its errors. */
  changes?: ReactNode;
  notes?: ReactNode;
};

export function ImportedRow({ row: { row, name, outcome, errors }, changes, notes }: ImportedRowProps) {
  const { Icon, word, style } = outcomes[outcome];
  return (
    <li className="grid gap-1 px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="wrap-anywhere min-w-0 font-semibold">
          <bdi>{name || "(no name)"}</bdi>{" "}
          <span className="font-normal text-ink-soft text-xs">row {row}</span>
        </p>
        <span className={classes("inline-flex items-center gap-1.5 font-semibold text-xs", style)}>
          <Icon aria-hidden="true" className="size-4" />
          {word}
        </span>
      </div>
      {changes}
      {Object.entries(errors).map(([field, message]) => (
        <p key={field} className="wrap-anywhere flex items-start gap-1.5 text-danger text-xs">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span>
            <code className="font-mono">{field}</code>: {message}
          </span>
        </p>
      ))}
      {notes}
    </li>
  );
}
