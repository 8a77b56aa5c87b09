import { implement } from "@/lib/api/implement";
import { templateCalls } from "@/lib/templates/calls";
import { deleteTemplate } from "@/lib/templates/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(templateCalls, {
  "DELETE /templates/delete/{id}": async ({ params }) => {
    await deleteTemplate(params.id);
    return {};
  },
});
