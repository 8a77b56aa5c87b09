import { implement } from "@/lib/api/implement";
import { templateCalls } from "@/lib/templates/calls";
import { listTemplates } from "@/lib/templates/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(templateCalls, {
  "GET /templates/list": async () => ({ templates: await listTemplates() }),
});
