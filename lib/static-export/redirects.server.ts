import "server-only";
import { languagesAt } from "@/lib/languages/existing.server";
import { formerPagePaths } from "@/lib/pages/published.server";
import type { Redirects } from "@/lib/seo/redirects/follow";
import { redirectsByPath } from "@/lib/seo/redirects/server";
import { pathIn } from "@/lib/site/language-paths";

/** Returns the former paths of the owner's pages in all languages, and the redirects of the SEO manager. */
export async function exportedRedirects(): Promise<Redirects> {
  const moved = [...(await formerPagePaths())].flatMap(([from, to]): [string, string][] =>
    to === null ? [] : [[from, to]],
  );
  const inLanguages = await Promise.all(
    moved.map(async ([from, to]) =>
      (await languagesAt(to)).map((language): [string, string] => [
        pathIn(language, from),
        pathIn(language, to),
      ]),
    ),
  );
  return new Map([...(await redirectsByPath()), ...moved, ...inLanguages.flat()]);
}
