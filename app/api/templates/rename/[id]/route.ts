import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { templateDetails } from "@/lib/templates/answers";
import { renameInput, templateParams } from "@/lib/templates/schema";
import { renameTemplate } from "@/lib/templates/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "templates:write",
      params: templateParams,
      body: renameInput,
      answer: z.object({ template: templateDetails }),
      errors: ["not-found"],
    },
    async ({ params, body }) => ({
      template: await renameTemplate(params.id, body.name),
    }),
  ),
});
