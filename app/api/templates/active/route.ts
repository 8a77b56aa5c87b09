import { implement } from "@/lib/api/implement";
import { describeActiveTemplate } from "@/lib/templates/active.server";
import { templateCalls } from "@/lib/templates/calls";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(templateCalls, {
  "GET /templates/active": describeActiveTemplate,
});
