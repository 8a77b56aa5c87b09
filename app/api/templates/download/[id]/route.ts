import { handle, route } from "@/lib/http/handle";
import { templateParams } from "@/lib/templates/schema";
import { requireArchive } from "@/lib/templates/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "admin", params: templateParams }, async ({ params }) => {
    const { fileName, archive } = await requireArchive(params.id);
    return new Response(Buffer.from(archive), {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="template.zip"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
        "Cache-Control": "private, no-store",
      },
    });
  }),
});
