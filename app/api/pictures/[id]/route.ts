import { implement } from "@/lib/api/implement";
import { pictureCalls } from "@/lib/pictures/calls";
import { deletePicture, requirePicture, savePictureDetails } from "@/lib/pictures/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pictureCalls, {
  "GET /pictures/{id}": async ({ params }) => ({ picture: await requirePicture(params.id) }),
  "POST /pictures/{id}": async ({ params, body }) => ({ picture: await savePictureDetails(params.id, body) }),
  "DELETE /pictures/{id}": async ({ params }) => {
    await deletePicture(params.id);
    return {};
  },
});
