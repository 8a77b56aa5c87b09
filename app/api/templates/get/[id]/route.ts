import { handle, route } from "@/lib/http/handle";
import { templateParams } from "@/lib/templates/schema";
import { requireTemplate } from "@/lib/templates/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "templates:read", params: templateParams }, async ({ params }) => ({
    template: await requireTemplate(params.id),
  })),
});
