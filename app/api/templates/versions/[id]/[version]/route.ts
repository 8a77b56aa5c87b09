import { handle, route } from "@/lib/http/handle";
import { versionParams } from "@/lib/templates/schema";
import { switchVersion } from "@/lib/templates/upload.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ permission: "templates:write", params: versionParams }, async ({ params }) => ({
    template: await switchVersion(params.id, params.version),
  })),
});
