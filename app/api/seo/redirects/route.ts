import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { pathRedirect, unknownPath } from "@/lib/seo/answers";
import { redirectInput, redirectPath } from "@/lib/seo/redirects/schema";
import { deleteRedirect, listRedirects, saveRedirect } from "@/lib/seo/redirects/server";
import { listUnknownPaths } from "@/lib/seo/redirects/unknown-paths.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    {
      permission: "seo:read",
      answer: z.object({ redirects: z.array(pathRedirect), unknownPaths: z.array(unknownPath) }),
    },
    async () => {
      const [redirects, unknownPaths] = await Promise.all([listRedirects(), listUnknownPaths()]);
      return { redirects, unknownPaths };
    },
  ),
  POST: handle(
    {
      permission: "seo:write",
      body: redirectInput,
      answer: z.object({ redirect: pathRedirect }),
      errors: ["not-found"],
    },
    async ({ body }) => ({
      redirect: await saveRedirect(body.path, body.target),
    }),
  ),
  DELETE: handle(
    {
      permission: "seo:write",
      body: redirectPath,
      answer: z.object({ path: z.string() }),
      errors: ["not-found"],
    },
    async ({ body }) => {
      await deleteRedirect(body.path);
      return { path: body.path };
    },
  ),
});
