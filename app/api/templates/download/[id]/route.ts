import { handle, route } from "@/lib/api/handle";
import { blobBody } from "@/lib/platform/blobs/server";
import { templateParams } from "@/lib/templates/schema";
import { requireArchive } from "@/lib/templates/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    {
      permission: "templates:read",
      params: templateParams,
      sends: ["application/zip"],
      errors: ["not-found"],
    },
    async ({ params, request }) => {
      const { fileName, archive } = await requireArchive(params.id);
      return new Response(request.method === "HEAD" ? null : await blobBody(archive), {
        headers: {
          "Content-Type": "application/zip",
          "Content-Length": String(archive.size),
          "Content-Disposition": `attachment; filename="template.zip"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
          "Cache-Control": "private, no-store",
        },
      });
    },
  ),
});
