import { handle, route } from "@/lib/http/handle";
import { describeActiveTemplate } from "@/lib/templates/active.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "public" }, describeActiveTemplate),
});
