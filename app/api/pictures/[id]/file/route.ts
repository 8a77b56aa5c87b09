import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { libraryPicture } from "@/lib/pictures/answers";
import { libraryLimits } from "@/lib/pictures/limits";
import { pictureParams } from "@/lib/pictures/schema";
import { replacePicture } from "@/lib/pictures/upload.server";
import { readUpload } from "@/lib/platform/http/upload";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "pictures:write",
      params: pictureParams,
      answer: z.object({ picture: libraryPicture }),
      accepts: { "multipart/form-data": z.object({ file: z.file() }) },
      errors: ["not-found"],
    },
    async ({ params, request }) => {
      const { file } = await readUpload(request, libraryLimits.bytes);
      return { picture: await replacePicture(params.id, file, request.signal) };
    },
  ),
});
