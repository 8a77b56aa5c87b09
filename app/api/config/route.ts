import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { pageSeoList } from "@/lib/seo/answers";
import { pageName } from "@/lib/seo/page-name";
import { listPageSeo } from "@/lib/seo/server";
import { toList } from "@/lib/seo/shapes";

/** The list of one page, which is empty where it has no settings. */
const listQuery = z.object({ page: pageName.optional() });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "seo:read", query: listQuery, answer: pageSeoList }, async ({ query }) =>
    toList(await listPageSeo(query.page)),
  ),
});
