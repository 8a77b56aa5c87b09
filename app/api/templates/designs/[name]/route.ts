import { implement } from "@/lib/api/implement";
import { templateCalls } from "@/lib/templates/calls";
import { applyDesign } from "@/lib/templates/ready-designs.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(templateCalls, {
  "POST /templates/designs/{name}": async ({ params }) => ({ template: await applyDesign(params.name) }),
});
