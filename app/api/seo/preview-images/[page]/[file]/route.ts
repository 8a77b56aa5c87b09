import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { previewAnswer } from "@/lib/seo/preview-image/server";

const params = z.object({ page: z.string(), file: z.string() });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    {
      access: "public",
      params,
      sends: ["image/png", "image/jpeg"],
      statuses: [302],
      errors: ["not-found", "too-many-tries"],
    },
    ({ params: { page, file }, address }) => previewAnswer(page, file, address),
  ),
});
