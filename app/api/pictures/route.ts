import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { libraryPicture, pictureList } from "@/lib/pictures/answers";
import { libraryLimits } from "@/lib/pictures/limits";
import { pictureQuery } from "@/lib/pictures/schema";
import { listPictures } from "@/lib/pictures/server";
import { addPicture } from "@/lib/pictures/upload.server";
import { readUpload } from "@/lib/platform/http/upload";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "pictures:read", query: pictureQuery, answer: pictureList }, ({ query }) =>
    listPictures(query),
  ),
  POST: handle(
    {
      permission: "pictures:write",
      answer: z.object({ picture: libraryPicture }),
      accepts: { "multipart/form-data": z.object({ file: z.file() }) },
      errors: ["conflict"],
    },
    async ({ request }) => {
      const { file } = await readUpload(request, libraryLimits.bytes);
      return { picture: await addPicture(file, request.signal) };
    },
  ),
});
