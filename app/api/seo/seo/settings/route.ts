import { handle, route } from "@/lib/api/handle";
import { shownSiteSeo } from "@/lib/seo/answers";
import { getSiteSeo } from "@/lib/seo/head.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "seo:read", answer: shownSiteSeo }, async () => {
    const settings = await getSiteSeo();
    return { settings, config: settings };
  }),
});
