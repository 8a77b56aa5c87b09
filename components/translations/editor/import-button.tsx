"use client";

import { FileUp } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { count } from "@/components/ui/count";
import { notify } from "@/components/ui/messages";
import { useUpload } from "@/components/ui/use-upload";
import { upload } from "@/lib/api/upload";
import type { RequestError } from "@/lib/platform/http/client";
import type { TranslationEditor } from "./use-translation-editor";

/** The refused rows that are shown. */
const MAX_ROWS = 5;

/** Returns the refused rows in words, such as `Row 3: There is no such text`. */
function rowsOf({ fields, message }: RequestError): string {
  const rows = Object.entries(fields).flatMap(([field, problem]) => {
    const row = /^(\d+)\./.exec(field)?.[1];
    return row ? [`Row ${row}: ${problem}.`] : [];
  });
  const more = rows.length > MAX_ROWS ? [`And ${rows.length - MAX_ROWS} more.`] : [];
  return rows.length > 0 ? [message, ...rows.slice(0, MAX_ROWS), ...more].join(" ") : message;
}

type ImportButtonProps = { editor: TranslationEditor; disabled: boolean };

/** Reads a translator's table into the draft, after saving what was typed. */
export function ImportButton({ editor, disabled }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { state, send } = useUpload((error) =>
    notify.error("The table could not be imported", { description: rowsOf(error) }),
  );

  async function read(file: File) {
    if (editor.unsaved && !(await editor.saveFirst())) return;
    const form = new FormData();
    form.set("file", file, file.name);
    const answer = await send(file, ({ signal }) =>
      upload("POST /translations/{kind}/{owner}/{language}/import", form, {
        params: editor.params,
        signal,
      }),
    );
    if (!answer) return;
    editor.load(answer.translation);
    notify.success(`Imported ${count(answer.report.changed, "translation")}`);
  }

  return (
    <>
      <Button
        variant="secondary"
        disabled={disabled}
        pending={state.phase !== "idle" && state.phase !== "refused"}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden="true" />
        Import
        <span className="sr-only">a CSV table</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label="CSV table"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (file) void read(file);
        }}
      />
    </>
  );
}
