import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { activateTemplate } from "@/lib/templates/activate.server";
import { templateDetails } from "@/lib/templates/answers";
import { templateParams } from "@/lib/templates/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "templates:write",
      params: templateParams,
      answer: z.object({ template: templateDetails }),
      errors: ["not-found", "too-large"],
    },
    async ({ params }) => ({
      template: await activateTemplate(params.id),
    }),
  ),
});
