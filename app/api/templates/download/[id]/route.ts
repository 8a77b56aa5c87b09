import { handle, route } from "@/lib/http/handle";
import { bytesBody, lazyBody } from "@/lib/http/lazy-body";
import { templateParams } from "@/lib/templates/schema";
import { requireArchive } from "@/lib/templates/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "templates:read", params: templateParams }, async ({ params }) => {
    const { fileName, read } = await requireArchive(params.id);
    return new Response(
      lazyBody(async () => bytesBody(await read())),
      {
        headers: {
          "Content-Type": "application/zip",
          "Content-Disposition": `attachment; filename="template.zip"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
          "Cache-Control": "private, no-store",
        },
      },
    );
  }),
});
