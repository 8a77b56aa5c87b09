import { z } from "zod";
import { handle, route } from "@/lib/http/handle";
import { pictureAnswer } from "@/lib/seo/pictures.server";

const params = z.object({ id: z.string() });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    {
      access: "public",
      params,
      sends: ["image/jpeg", "image/png", "image/webp"],
      statuses: [304],
      errors: ["not-found"],
    },
    ({ params, request }) => pictureAnswer(params.id, request),
  ),
});
