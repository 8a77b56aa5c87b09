"use client";

import { notify } from "@/components/ui/toaster";
import { type UploadState, useUpload } from "@/components/ui/use-upload";
import { upload } from "@/lib/api/upload";
import { templateMessages } from "@/lib/templates/schema";
import type { UploadStep } from "@/lib/templates/upload-step";

/** Uploads one archive at a time. */
export function useTemplateUpload() {
  const { state, send, cancel, forget } = useUpload<UploadStep>();
  const { error } = state.phase === "refused" ? state : {};

  return {
    busy: state.phase === "sending" || state.phase === "working" ? state : null,
    refusal: error && {
      message: error.serverMessage ?? templateMessages.uploadFailed,
      fields: error.fields,
      report: error.report,
    },
    forget,
    /**
     * @param template id of the template to replace
     * @returns null if rejected or cancelled
     */
    async send(file: File, to: { name: string } | { template: string }) {
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
      notify.info("Upload cancelled", { description: "Nothing of it was kept." });
    },
  };
}

type TemplateUpload = ReturnType<typeof useTemplateUpload>;
export type Refusal = NonNullable<TemplateUpload["refusal"]>;
export type BusyUpload = Extract<UploadState<UploadStep>, { phase: "sending" | "working" }>;
