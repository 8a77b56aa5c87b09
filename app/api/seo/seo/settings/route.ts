import { handle, route } from "@/lib/http/handle";
import { getSiteSeo } from "@/lib/seo/head.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "seo:read" }, async () => {
    const settings = await getSiteSeo();
    return { settings, config: settings };
  }),
});
