import { handle, route } from "@/lib/http/handle";
import { listPageSeo } from "@/lib/seo/server";
import { toList } from "@/lib/seo/shapes";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "admin" }, async () => toList(await listPageSeo())),
});
