import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { previewAnswer } from "@/lib/pictures/answer.server";

const params = z.object({ id: z.string() });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    {
      access: "public",
      params,
      sends: ["image/jpeg", "image/png", "image/webp"],
      statuses: [302, 304],
      errors: ["not-found"],
    },
    ({ params, request }) => previewAnswer(params.id, request),
  ),
});
