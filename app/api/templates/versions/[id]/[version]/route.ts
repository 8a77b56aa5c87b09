import { implement } from "@/lib/api/implement";
import { templateCalls } from "@/lib/templates/calls";
import { switchVersion } from "@/lib/templates/upload.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(templateCalls, {
  "POST /templates/versions/{id}/{version}": async ({ params }) => ({
    template: await switchVersion(params.id, params.version),
  }),
});
