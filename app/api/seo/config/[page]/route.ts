import { handle, route } from "@/lib/api/handle";
import { shownPageSeo } from "@/lib/seo/answers";
import { pageParams } from "@/lib/seo/page-name";
import { requirePageSeo } from "@/lib/seo/server";
import { pageAnswer } from "../../answers";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    { access: "public", params: pageParams, answer: shownPageSeo, errors: ["not-found"] },
    async ({ params, headers }) => pageAnswer(await requirePageSeo(params.page), headers),
  ),
});
