"use client";

import { useEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { count } from "@/components/ui/count";
import { Notice } from "@/components/ui/notice";
import type { ImportedPage } from "@/lib/seo/transfer/schema";
import { ImportedPageItem } from "./imported-page-item";
import { changesPage } from "./use-import";

type ImportReportProps = {
  fileName: string;
  pages: readonly ImportedPage[];
  /** Why the last try to import failed. */
  failure: string;
  pending: boolean;
  onImport: () => void;
  onCancel: () => void;
};

const inOrder = ["refused", "changed", "new", "same"] as const;

/** What an import would do to each page. It takes the focus from the file that it follows. */
export function ImportReport({ fileName, pages, failure, pending, onImport, onCancel }: ImportReportProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus({ preventScroll: true }), []);
  const numberOf = (outcome: ImportedPage["outcome"]) =>
    pages.filter((page) => page.outcome === outcome).length;
  const changing = pages.filter(changesPage).length;
  const listed = inOrder
    .flatMap((outcome) => pages.filter((page) => page.outcome === outcome))
    .filter(({ outcome }) => outcome !== "same");
  const canImport = numberOf("refused") === 0 && changing > 0;

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={`What importing ${fileName} would do`}
      className="grid animate-appear gap-4 focus:outline-none"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="wrap-anywhere min-w-0 font-semibold text-sm">{fileName}</p>
        <ul className="flex flex-wrap gap-1.5" aria-label="Pages by outcome">
          {inOrder.map((outcome) =>
            numberOf(outcome) === 0 ? null : (
              <li key={outcome}>
                <Badge tone={outcome === "same" ? "neutral" : outcome === "refused" ? "brass" : "brand"}>
                  {numberOf(outcome)} {outcome === "same" ? "as stored" : outcome}
                </Badge>
              </li>
            ),
          )}
        </ul>
      </div>
      <Verdict refused={numberOf("refused")} changing={changing} />
      {failure && (
        <Notice tone="error" title="Nothing was imported">
          <p>{failure}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 max-sm:grid">
        {canImport && (
          <Button pending={pending} onClick={onImport}>
            Import {count(changing, "page")}
          </Button>
        )}
        {!pending && (
          <Button variant="secondary" onClick={onCancel}>
            {canImport ? "Cancel" : "Choose another file"}
          </Button>
        )}
      </div>
      {listed.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-inner border border-line">
          {listed.map((page) => (
            <ImportedPageItem key={page.row} page={page} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Verdict({ refused, changing }: { refused: number; changing: number }) {
  if (refused > 0) {
    return (
      <Notice tone="warning" title={`${count(refused, "page")} would be refused`} role="status">
        <p>
          All pages of a file are imported or none. Put right what is named below, and choose the file again.
        </p>
      </Notice>
    );
  }
  if (changing > 0) return null;
  return <Notice tone="success" title="Everything in this file is stored already" />;
}
