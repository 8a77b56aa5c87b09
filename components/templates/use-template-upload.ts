"use client";

import { useRef, useState } from "react";
import { notify } from "@/components/ui/messages";
import { useFocusAfter } from "@/components/ui/use-focus-after";
import { type UploadState, useUpload } from "@/components/ui/use-upload";
import { upload } from "@/lib/api/upload";
import type { UploadStep } from "@/lib/templates/upload-step";

/** Chooses and uploads one archive at a time. */
export function useTemplateUpload() {
  const { state, send, cancel, forget } = useUpload<UploadStep>();
  const [file, setFile] = useState<File | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const busy = state.phase === "sending" || state.phase === "working" ? state : null;
  const { error } = state.phase === "refused" ? state : {};
  useFocusAfter(busy !== null, picker);

  return {
    file,
    picker,
    busy,
    refusal: error && {
      message: error.serverMessage ?? "Failed to upload template",
      fields: error.fields,
      report: error.report,
    },
    choose(chosen: File | null) {
      forget();
      setFile(chosen);
    },
    dismiss() {
      forget();
      picker.current?.focus({ preventScroll: true });
    },
    /**
     * @param template id of the template to replace
     * @returns null if rejected or cancelled
     */
    async send(to: { name: string } | { template: string }) {
      if (!file) return null;
      const form = new FormData();
      if ("name" in to) form.set("name", to.name);
      form.set("file", file, file.name);
      const answer = await send(file, (options) =>
        "name" in to
          ? upload("POST /templates/upload", form, options)
          : upload("POST /templates/replace/{id}", form, { params: { id: to.template }, ...options }),
      );
      return answer?.template ?? null;
    },
    cancel() {
      cancel();
      notify.info("Upload cancelled", { description: "Nothing was stored." });
    },
  };
}

export type TemplateUpload = ReturnType<typeof useTemplateUpload>;
export type BusyUpload = Extract<UploadState<UploadStep>, { phase: "sending" | "working" }>;
