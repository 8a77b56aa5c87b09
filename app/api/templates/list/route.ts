import { handle, route } from "@/lib/http/handle";
import { listTemplates } from "@/lib/templates/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "templates:read" }, async () => ({ templates: await listTemplates() })),
});
