import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { templateView } from "@/lib/templates/answers";
import { listTemplates } from "@/lib/templates/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    { permission: "templates:read", answer: z.object({ templates: z.array(templateView) }) },
    async () => ({ templates: await listTemplates() }),
  ),
});
