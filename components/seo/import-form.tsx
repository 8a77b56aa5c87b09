"use client";

import { count } from "@/components/ui/count";
import { FileImport } from "@/components/ui/import/file-import";
import { changesSomething } from "@/components/ui/import/import-report";
import { ImportedRow } from "@/components/ui/import/imported-row";
import { IMPORT_TIMEOUT_MS, useFileImport } from "@/components/ui/import/use-file-import";
import { upload } from "@/lib/api/upload";
import { MAX_IMPORT_BYTES } from "@/lib/seo/transfer/schema";

const file = {
  label: "CSV or JSON file",
  accept: ".csv,.tsv,.txt,.json,text/csv,application/json",
  maxBytes: MAX_IMPORT_BYTES,
};

function send(chosen: File, dryRun: boolean, signal: AbortSignal) {
  const body = new FormData();
  body.set("dryRun", String(dryRun));
  body.set("file", chosen, chosen.name);
  return upload("POST /seo/import", body, { signal, timeout: IMPORT_TIMEOUT_MS });
}

/** Imports the settings of pages from a file, after a preview. */
export function ImportForm({ onImported }: { onImported: () => void }) {
  const current = useFileImport(send, onImported);
  return (
    <FileImport
      file={file}
      current={current}
      noun={["page", "pages"]}
      rowsOf={({ pages }) => pages.map((page) => ({ ...page, name: page.page }))}
      describeDone={({ pages }) => `${count(pages.filter(changesSomething).length, "page")} imported`}
    >
      {(page) => (
        <ImportedRow
          key={page.row}
          row={page}
          changes={
            page.outcome === "changed" && (
              <p className="wrap-anywhere text-ink-soft text-xs">Changes: {page.changes.join(", ")}</p>
            )
          }
          notes={
            page.dropped.length > 0 && (
              <p className="wrap-anywhere text-brass-ink text-xs">
                Left out of its structured data:{" "}
                {page.dropped.map(({ index, reason }) => `entry ${index + 1} ${reason}`).join("; ")}
              </p>
            )
          }
        />
      )}
    </FileImport>
  );
}
