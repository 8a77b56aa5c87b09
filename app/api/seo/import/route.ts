import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { AppError } from "@/lib/platform/http/errors";
import { readUpload } from "@/lib/platform/http/upload";
import { validate } from "@/lib/platform/http/validate";
import { importedPage } from "@/lib/seo/answers";
import { importPageSeo, previewImport } from "@/lib/seo/transfer/import.server";
import { importFields, MAX_IMPORT_BYTES } from "@/lib/seo/transfer/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "seo:write",
      answer: z.object({ dryRun: z.boolean(), pages: z.array(importedPage) }),
      accepts: { "multipart/form-data": importFields.extend({ file: z.file() }) },
    },
    async ({ request }) => {
      const { fields, file } = await readUpload(request, MAX_IMPORT_BYTES);
      const dryRun = validate(importFields, fields).dryRun === "true";
      if (!file) throw new AppError("invalid", "file: Choose a file", { fields: { file: "Choose a file" } });
      return { dryRun, pages: await (dryRun ? previewImport : importPageSeo)(file.bytes) };
    },
  ),
});
