import { implement } from "@/lib/api/implement";
import { pictureCalls } from "@/lib/pictures/calls";
import { libraryLimits } from "@/lib/pictures/limits";
import { replacePicture } from "@/lib/pictures/upload.server";
import { readUpload } from "@/lib/platform/http/upload";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pictureCalls, {
  "POST /pictures/{id}/file": async ({ params, request }) => {
    const { file } = await readUpload(request, libraryLimits.bytes);
    return { picture: await replacePicture(params.id, file, request.signal) };
  },
});
