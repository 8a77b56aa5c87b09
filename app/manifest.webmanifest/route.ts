import { handle, route } from "@/lib/api/handle";
import { portalManifest } from "@/lib/seo/manifest.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "public", sends: ["application/manifest+json"] }, async () =>
    Response.json(await portalManifest(), {
      headers: { "content-type": "application/manifest+json", "cache-control": "no-cache" },
    }),
  ),
});
