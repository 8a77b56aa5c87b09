import { handle, route } from "@/lib/http/handle";
import { redirectInput, redirectPath } from "@/lib/seo/redirects/schema";
import { deleteRedirect, listRedirects, saveRedirect } from "@/lib/seo/redirects/server";
import { listUnknownPaths } from "@/lib/seo/redirects/unknown-paths.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "seo:read" }, async () => {
    const [redirects, unknownPaths] = await Promise.all([listRedirects(), listUnknownPaths()]);
    return { redirects, unknownPaths };
  }),
  POST: handle({ permission: "seo:write", body: redirectInput }, async ({ body }) => ({
    redirect: await saveRedirect(body.path, body.target),
  })),
  DELETE: handle({ permission: "seo:write", body: redirectPath }, async ({ body }) => {
    await deleteRedirect(body.path);
    return { path: body.path };
  }),
});
