import { implement } from "@/lib/api/implement";
import { seoCalls } from "@/lib/seo/calls";
import { deleteRedirect, listRedirects, saveRedirect } from "@/lib/seo/redirects/server";
import { listUnknownPaths } from "@/lib/seo/redirects/unknown-paths.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(seoCalls, {
  "GET /seo/redirects": async () => {
    const [redirects, unknownPaths] = await Promise.all([listRedirects(), listUnknownPaths()]);
    return { redirects, unknownPaths };
  },
  "POST /seo/redirects": async ({ body }) => ({
    redirect: await saveRedirect(body.path, body.target),
  }),
  "DELETE /seo/redirects": async ({ body }) => {
    await deleteRedirect(body.path);
    return { path: body.path };
  },
});
