import { implement } from "@/lib/api/implement";
import { AppError } from "@/lib/platform/http/errors";
import { readUpload } from "@/lib/platform/http/upload";
import { validate } from "@/lib/platform/http/validate";
import { seoCalls } from "@/lib/seo/calls";
import { importPageSeo, previewImport } from "@/lib/seo/transfer/import.server";
import { importFields, MAX_IMPORT_BYTES } from "@/lib/seo/transfer/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(seoCalls, {
  "POST /seo/import": async ({ request }) => {
    const { fields, file } = await readUpload(request, MAX_IMPORT_BYTES);
    const dryRun = validate(importFields, fields).dryRun === "true";
    if (!file) throw new AppError("invalid", "file: Choose a file", { fields: { file: "Choose a file" } });
    return { dryRun, pages: await (dryRun ? previewImport : importPageSeo)(file.bytes) };
  },
});
