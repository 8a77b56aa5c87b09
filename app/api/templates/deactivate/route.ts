import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { deactivateTemplates } from "@/lib/templates/activate.server";
import { templateView } from "@/lib/templates/answers";
import { listTemplates } from "@/lib/templates/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    { permission: "templates:write", answer: z.object({ templates: z.array(templateView) }) },
    async () => {
      await deactivateTemplates();
      return { templates: await listTemplates() };
    },
  ),
});
