import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { withProgress } from "@/lib/platform/http/progress";
import { PROGRESS_TYPE } from "@/lib/platform/http/progress-lines";
import { readUpload } from "@/lib/platform/http/upload";
import { validate } from "@/lib/platform/http/validate";
import { templateDetails } from "@/lib/templates/answers";
import { MAX_ARCHIVE_BYTES, replacementFields, templateParams } from "@/lib/templates/schema";
import { replaceTemplate } from "@/lib/templates/upload.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "templates:write",
      params: templateParams,
      answer: z.object({ template: templateDetails }),
      accepts: { "multipart/form-data": replacementFields.extend({ file: z.file() }) },
      sends: [PROGRESS_TYPE],
      errors: ["not-found"],
    },
    async ({ request, params }) => {
      const { fields, file } = await readUpload(request, MAX_ARCHIVE_BYTES);
      validate(replacementFields, { ...fields, file: file?.name });
      const upload = { fileName: file?.name ?? "", archive: file?.bytes ?? new Uint8Array() };
      return withProgress(request, async (follower) => ({
        template: await replaceTemplate(params.id, upload, follower),
      }));
    },
  ),
});
