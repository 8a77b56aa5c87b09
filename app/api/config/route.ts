import { implement } from "@/lib/api/implement";
import { seoCalls } from "@/lib/seo/calls";
import { listPageSeo } from "@/lib/seo/server";
import { toList } from "@/lib/seo/shapes";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(seoCalls, {
  "GET /config": async ({ query }) => toList(await listPageSeo(query.page)),
});
