import { implement } from "@/lib/api/implement";
import { seoCalls } from "@/lib/seo/calls";
import { requirePageSeo, requireSamePage, savePageSeo } from "@/lib/seo/server";
import { toBothShapes } from "@/lib/seo/shapes";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(seoCalls, {
  "GET /seo/settings/{page}": async ({ params }) => toBothShapes(await requirePageSeo(params.page)),
  "POST /seo/settings/{page}": async ({ params, body: { page, settings, dropped }, expectedVersion }) => {
    requireSamePage(page, params.page);
    return { ...toBothShapes(await savePageSeo(params.page, settings, expectedVersion)), dropped };
  },
});
