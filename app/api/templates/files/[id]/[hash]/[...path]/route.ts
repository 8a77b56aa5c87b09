import { handle, route } from "@/lib/api/handle";
import { fileAnswer } from "@/lib/templates/files.server";
import { fileParams } from "@/lib/templates/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    {
      access: "public",
      params: fileParams,
      sends: ["*/*"],
      statuses: [206, 302, 304, 416],
      errors: ["not-found", "too-large"],
    },
    ({ params, request }) => fileAnswer(params.id, params.hash, params.path, request.headers),
  ),
});
