import { z } from "zod";
import { handle } from "@/lib/api/handle";
import { expectedVersion } from "@/lib/platform/http/version-tag";
import { pageParams } from "@/lib/seo/page-name";
import { deletePageSeo } from "@/lib/seo/server";

const answer = z.object({ page: z.string() });

/** `DELETE /api/config/{page}`. */
export const deletePage = handle(
  { permission: "seo:write", params: pageParams, answer, errors: ["malformed", "not-found"] },
  async ({ request, params }) => {
    await deletePageSeo(params.page, expectedVersion(request.headers));
    return { page: params.page };
  },
);

/** The same for a page whose name is also the name of another call here. */
export const deletePageNamed = (page: string) =>
  handle(
    { permission: "seo:write", params: z.unknown(), answer, errors: ["malformed", "not-found"] },
    async ({ request }) => {
      await deletePageSeo(page, expectedVersion(request.headers));
      return { page };
    },
  );
