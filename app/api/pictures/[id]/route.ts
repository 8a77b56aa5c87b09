import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { libraryPicture } from "@/lib/pictures/answers";
import { pictureDetails, pictureParams } from "@/lib/pictures/schema";
import { deletePicture, requirePicture, savePictureDetails } from "@/lib/pictures/server";

const answer = z.object({ picture: libraryPicture });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    { permission: "pictures:read", params: pictureParams, answer, errors: ["not-found"] },
    async ({ params }) => ({ picture: await requirePicture(params.id) }),
  ),
  POST: handle(
    {
      permission: "pictures:write",
      params: pictureParams,
      body: pictureDetails,
      answer,
      errors: ["not-found"],
    },
    async ({ params, body }) => ({ picture: await savePictureDetails(params.id, body) }),
  ),
  DELETE: handle(
    {
      permission: "pictures:write",
      params: pictureParams,
      answer: z.object({}),
      errors: ["not-found", "conflict"],
    },
    async ({ params }) => {
      await deletePicture(params.id);
      return {};
    },
  ),
});
