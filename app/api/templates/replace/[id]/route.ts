import { implement } from "@/lib/api/implement";
import { withProgress } from "@/lib/platform/http/progress";
import { readUpload } from "@/lib/platform/http/upload";
import { validate } from "@/lib/platform/http/validate";
import { templateCalls } from "@/lib/templates/calls";
import { MAX_ARCHIVE_BYTES } from "@/lib/templates/limits";
import { replacementFields } from "@/lib/templates/schema";
import { replaceTemplate } from "@/lib/templates/upload.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(templateCalls, {
  "POST /templates/replace/{id}": async ({ request, params }) => {
    const { fields, file } = await readUpload(request, MAX_ARCHIVE_BYTES);
    validate(replacementFields, { ...fields, file: file?.name });
    const upload = { fileName: file?.name ?? "", archive: file?.bytes ?? new Uint8Array() };
    return withProgress(request, async (follower) => ({
      template: await replaceTemplate(params.id, upload, follower),
    }));
  },
});
