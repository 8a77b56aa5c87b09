import { implement } from "@/lib/api/implement";
import { seoCalls } from "@/lib/seo/calls";
import { requirePageSeo } from "@/lib/seo/server";
import { toBothShapes } from "@/lib/seo/shapes";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(seoCalls, {
  "GET /seo/config/{page}": async ({ params }) => toBothShapes(await requirePageSeo(params.page)),
});
