import { handle, route } from "@/lib/http/handle";
import { activateTemplate } from "@/lib/templates/activate.server";
import { templateParams } from "@/lib/templates/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ permission: "templates:write", params: templateParams }, async ({ params }) => ({
    template: await activateTemplate(params.id),
  })),
});
