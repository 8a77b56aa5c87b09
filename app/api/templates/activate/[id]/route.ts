import { implement } from "@/lib/api/implement";
import { activateTemplate } from "@/lib/templates/activate.server";
import { templateCalls } from "@/lib/templates/calls";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(templateCalls, {
  "POST /templates/activate/{id}": async ({ params }) => ({
    template: await activateTemplate(params.id),
  }),
});
