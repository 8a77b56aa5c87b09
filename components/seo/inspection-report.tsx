"use client";

import { RotateCw, TriangleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useMedia } from "@/components/ui/use-media";
import { formatFileSize } from "@/lib/platform/files/file-size";
import type { Inspection } from "@/lib/seo/answers";
import { InspectionCards } from "./inspection-cards";
import { isProblem, remarksOn, summarise } from "./inspection-summary";
import { InspectionTable } from "./inspection-table";

type InspectionReportProps = { inspection: Inspection; onReload: () => void };

/** Shows the result of an inspection: a summary, notes, and the tags, problems first. */
export function InspectionReport({ inspection, onReload }: InspectionReportProps) {
  const isWide = useMedia("(min-width: 48rem)");
  const { tone, title, text } = summarise(inspection);
  const { status, milliseconds, bytes, headings, rows: unsorted } = inspection;
  const rows = unsorted.toSorted((a, b) => Number(isProblem(b)) - Number(isProblem(a)));
  const remarks = remarksOn(inspection);
  const Rows = isWide ? InspectionTable : InspectionCards;

  return (
    <div className="grid animate-appear gap-4 p-2">
      <Notice tone={tone} title={title} role="status">
        {text && <p>{text}</p>}
      </Notice>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <Fact name="Status" value={String(status)} />
          <Fact name="Time" value={`${milliseconds.toLocaleString("en")} ms`} />
          <Fact name="Size" value={formatFileSize(bytes)} />
          {headings.length === 1 && <Fact name="Main heading" value={headings[0] || "(empty)"} />}
        </dl>
        <Button variant="secondary" size="sm" onClick={onReload}>
          <RotateCw aria-hidden="true" />
          Look again
        </Button>
      </div>
      {remarks.length > 0 && (
        <ul className="grid gap-1.5 text-sm">
          {remarks.map((remark) => (
            <li key={remark} className="flex items-start gap-2">
              <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-brass-ink" />
              <span className="wrap-anywhere min-w-0">{remark}</span>
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && <Rows rows={rows} />}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex min-w-0 gap-1.5">
      <dt className="shrink-0 text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere min-w-0 font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
