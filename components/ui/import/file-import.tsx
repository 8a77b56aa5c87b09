"use client";

import { useRef } from "react";
import { Notice } from "../notice";
import { Spinner } from "../spinner";
import { useFocusAfter } from "../use-focus-after";
import { ImportField, type ImportFile } from "./import-field";
import { ImportReport, type ImportReportProps } from "./import-report";
import type { Row } from "./imported-row";
import type { useFileImport } from "./use-file-import";

type FileImportProps<Report, Imported extends Row> = Pick<
  ImportReportProps<Imported>,
  "noun" | "children"
> & {
  file: ImportFile;
  current: ReturnType<typeof useFileImport<Report>>;
  rowsOf: (report: Report) => readonly Imported[];
  /** Describes the result of the last import. */
  describeDone: (report: Report) => string;
};

/** Imports one file: choosing, review, import. */
export function FileImport<Report, Imported extends Row>(props: FileImportProps<Report, Imported>) {
  const { file, current, rowsOf, describeDone, ...report } = props;
  const picker = useRef<HTMLInputElement>(null);
  const { state, choose, importAll, cancel } = current;
  useFocusAfter(state.phase !== "choosing", picker);

  if (state.phase === "reading") {
    return (
      <p role="status" className="flex min-h-36 items-center justify-center gap-3 text-ink-soft text-sm">
        <Spinner className="size-5 text-brand" />
        <span className="wrap-anywhere min-w-0">Looking through {state.file.name}…</span>
      </p>
    );
  }
  if (state.phase === "choosing") {
    return (
      <div className="grid gap-4">
        {state.done !== null && <Notice tone="success" title={describeDone(state.done)} />}
        <ImportField {...file} ref={picker} error={state.error} onChoose={(one) => void choose(one)} />
      </div>
    );
  }
  return (
    <ImportReport
      {...report}
      fileName={state.file.name}
      rows={rowsOf(state.report)}
      failure={state.failure}
      pending={state.phase === "importing"}
      onImport={() => void importAll()}
      onCheckAgain={() => void choose(state.file)}
      onCancel={cancel}
    />
  );
}
