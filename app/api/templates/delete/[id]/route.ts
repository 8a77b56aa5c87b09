import { handle, route } from "@/lib/api/handle";
import { templateParams } from "@/lib/templates/schema";
import { deleteTemplate } from "@/lib/templates/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(
    { permission: "templates:write", params: templateParams, errors: ["not-found"] },
    async ({ params }) => {
      await deleteTemplate(params.id);
      return {};
    },
  ),
});
