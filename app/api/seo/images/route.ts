import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { libraryLimits } from "@/lib/pictures/limits";
import { readUpload } from "@/lib/platform/http/upload";
import { validate } from "@/lib/platform/http/validate";
import { storedPicture } from "@/lib/seo/answers";
import { pictureFields } from "@/lib/seo/pictures";
import { storePicture } from "@/lib/seo/pictures.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "seo:write",
      answer: z.object({ image: storedPicture, warning: z.string().optional() }),
      accepts: { "multipart/form-data": pictureFields.extend({ file: z.file() }) },
    },
    async ({ request }) => {
      const { fields, file } = await readUpload(request, libraryLimits.bytes);
      const { shape, x, y } = validate(pictureFields, fields);
      return storePicture(file?.bytes ?? new Uint8Array(), shape, { x, y });
    },
  ),
});
