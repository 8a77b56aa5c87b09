import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { templateDetails } from "@/lib/templates/answers";
import { templateParams } from "@/lib/templates/schema";
import { requireTemplate } from "@/lib/templates/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    {
      permission: "templates:read",
      params: templateParams,
      answer: z.object({ template: templateDetails }),
      errors: ["not-found"],
    },
    async ({ params }) => ({
      template: await requireTemplate(params.id),
    }),
  ),
});
