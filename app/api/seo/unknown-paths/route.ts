import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { forgottenPaths } from "@/lib/seo/redirects/schema";
import { forgetUnknownPaths } from "@/lib/seo/redirects/unknown-paths.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(
    { permission: "seo:write", body: forgottenPaths, answer: z.object({ forgotten: z.int() }) },
    async ({ body }) => ({
      forgotten: await forgetUnknownPaths("path" in body ? body.path : null),
    }),
  ),
});
