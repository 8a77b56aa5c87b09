import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { emojiAnswer } from "@/lib/landing/emoji-names.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    {
      access: "public",
      params: z.object({ file: z.string() }),
      sends: ["application/json"],
      statuses: [304],
      errors: ["not-found"],
    },
    async ({ params, request }) => emojiAnswer(params.file, request.headers),
  ),
});
