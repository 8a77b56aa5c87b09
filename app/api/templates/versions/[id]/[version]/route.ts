import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { templateDetails } from "@/lib/templates/answers";
import { versionParams } from "@/lib/templates/schema";
import { switchVersion } from "@/lib/templates/upload.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "templates:write",
      params: versionParams,
      answer: z.object({ template: templateDetails }),
      errors: ["not-found", "too-large"],
    },
    async ({ params }) => ({
      template: await switchVersion(params.id, params.version),
    }),
  ),
});
