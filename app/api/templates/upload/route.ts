import { handle, route } from "@/lib/http/handle";
import { withProgress } from "@/lib/http/progress";
import { readUpload } from "@/lib/http/upload";
import { validate } from "@/lib/http/validate";
import { MAX_ARCHIVE_BYTES, uploadFields } from "@/lib/templates/schema";
import { uploadTemplate } from "@/lib/templates/upload.server";
import type { UploadStep } from "@/lib/templates/upload-step";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ permission: "templates:write" }, async ({ request }) => {
    const { fields, file } = await readUpload(request, MAX_ARCHIVE_BYTES);
    const { name } = validate(uploadFields, { ...fields, file: file?.name });
    const upload = { fileName: file?.name ?? "", archive: file?.bytes ?? new Uint8Array() };
    return withProgress<UploadStep>(request, async (follower) => ({
      template: await uploadTemplate(name, upload, follower),
    }));
  }),
});
