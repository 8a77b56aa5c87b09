import { handle, route } from "@/lib/http/handle";
import { renameInput, templateParams } from "@/lib/templates/schema";
import { renameTemplate } from "@/lib/templates/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    { permission: "templates:write", params: templateParams, body: renameInput },
    async ({ params, body }) => ({
      template: await renameTemplate(params.id, body.name),
    }),
  ),
});
