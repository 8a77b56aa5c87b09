import { implement } from "@/lib/api/implement";
import { templateCalls } from "@/lib/templates/calls";
import { renameTemplate } from "@/lib/templates/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(templateCalls, {
  "POST /templates/rename/{id}": async ({ params, body }) => ({
    template: await renameTemplate(params.id, body.name),
  }),
});
