import { implement } from "@/lib/api/implement";
import { pictureCalls } from "@/lib/pictures/calls";
import { libraryLimits } from "@/lib/pictures/limits";
import { listPictures } from "@/lib/pictures/server";
import { addPicture } from "@/lib/pictures/upload.server";
import { readUpload } from "@/lib/platform/http/upload";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pictureCalls, {
  "GET /pictures": ({ query }) => listPictures(query),
  "POST /pictures": async ({ request }) => {
    const { file } = await readUpload(request, libraryLimits.bytes);
    return { picture: await addPicture(file, request.signal) };
  },
});
