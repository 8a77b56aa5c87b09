import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { fileAnswer } from "@/lib/pictures/answer.server";

const params = z.object({ id: z.string(), content: z.string(), file: z.string() });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    {
      access: "public",
      params,
      sends: ["image/webp", "image/avif", "image/png"],
      statuses: [302, 304],
      errors: ["not-found"],
    },
    ({ params, request }) => fileAnswer(params, request),
  ),
});
