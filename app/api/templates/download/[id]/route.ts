import { implement } from "@/lib/api/implement";
import { blobBody } from "@/lib/platform/blobs/server";
import { templateCalls } from "@/lib/templates/calls";
import { requireArchive } from "@/lib/templates/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(templateCalls, {
  "GET /templates/download/{id}": async ({ params, request }) => {
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
});
