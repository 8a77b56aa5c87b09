"use client";

import { useRef } from "react";
import { useFocusAfter } from "@/components/templates/use-focus-after";
import { count } from "@/components/ui/count";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { ImportReport } from "./import-report";
import { SettingsFileField } from "./settings-file-field";
import { useImport } from "./use-import";

/** One file: chosen, looked through, imported. */
export function ImportForm({ onImported }: { onImported: () => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const { state, choose, importAll, cancel } = useImport(onImported);
  const { phase } = state;
  const isChoosing = phase === "choosing";
  useFocusAfter(!isChoosing, picker);

  if (phase === "reading") {
    return (
      <p role="status" className="flex min-h-36 items-center justify-center gap-3 text-ink-soft text-sm">
        <Spinner className="size-5 text-brand" />
        <span className="wrap-anywhere min-w-0">Looking through {state.file.name}…</span>
      </p>
    );
  }
  if (phase === "choosing") {
    return (
      <div className="grid gap-4">
        {state.imported !== null && (
          <Notice tone="success" title={`${count(state.imported, "page")} imported`} />
        )}
        <SettingsFileField ref={picker} error={state.error} onChoose={choose} />
      </div>
    );
  }
  return (
    <ImportReport
      fileName={state.file.name}
      pages={state.pages}
      failure={state.failure}
      pending={phase === "importing"}
      onImport={importAll}
      onCancel={cancel}
    />
  );
}
