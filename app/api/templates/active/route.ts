import { handle, route } from "@/lib/api/handle";
import { describeActiveTemplate } from "@/lib/templates/active.server";
import { activeTemplate } from "@/lib/templates/answers";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "public", answer: activeTemplate }, describeActiveTemplate),
});
