import { implement } from "@/lib/api/implement";
import { templateCalls } from "@/lib/templates/calls";
import { requireTemplate } from "@/lib/templates/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(templateCalls, {
  "GET /templates/get/{id}": async ({ params }) => ({
    template: await requireTemplate(params.id),
  }),
});
