import { implement } from "@/lib/api/implement";
import { libraryLimits } from "@/lib/pictures/limits";
import { readUpload } from "@/lib/platform/http/upload";
import { validate } from "@/lib/platform/http/validate";
import { seoCalls } from "@/lib/seo/calls";
import { pictureFields } from "@/lib/seo/pictures";
import { storePicture } from "@/lib/seo/pictures.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(seoCalls, {
  "POST /seo/images": async ({ request }) => {
    const { fields, file } = await readUpload(request, libraryLimits.bytes);
    const { shape, x, y } = validate(pictureFields, fields);
    return storePicture(file?.bytes ?? new Uint8Array(), shape, { x, y });
  },
});
