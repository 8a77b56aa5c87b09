import { implement } from "@/lib/api/implement";
import { deactivateTemplates } from "@/lib/templates/activate.server";
import { templateCalls } from "@/lib/templates/calls";
import { listTemplates } from "@/lib/templates/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(templateCalls, {
  "POST /templates/deactivate": async () => {
    await deactivateTemplates();
    return { templates: await listTemplates() };
  },
});
