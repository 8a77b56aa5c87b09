import { handle, route } from "@/lib/http/handle";
import { deactivateTemplates } from "@/lib/templates/activate.server";
import { listTemplates } from "@/lib/templates/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ permission: "templates:write" }, async () => {
    await deactivateTemplates();
    return { templates: await listTemplates() };
  }),
});
