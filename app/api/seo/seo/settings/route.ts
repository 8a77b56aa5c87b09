import { implement } from "@/lib/api/implement";
import { seoCalls } from "@/lib/seo/calls";
import { getSiteSeo } from "@/lib/seo/head.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(seoCalls, {
  "GET /seo/seo/settings": async () => {
    const settings = await getSiteSeo();
    return { settings, config: settings };
  },
});
