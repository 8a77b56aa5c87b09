import { implement } from "@/lib/api/implement";
import { templateCalls } from "@/lib/templates/calls";
import { listDesigns } from "@/lib/templates/ready-designs.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(templateCalls, {
  "GET /templates/designs": async () => ({ designs: await listDesigns() }),
});
