import "server-only";
import { renderForVisitors } from "@/lib/platform/cache/page-handler";
import type { Rendered } from "@/lib/platform/cache/render";
import { nestedPageAt, resourceAt } from "@/lib/site/resources";
import { ExportFailed } from "./failure";

/** Counted as the client of expensive drawings. */
const ADDRESS = "static-export";

/** A page of the owner's may be below another one, or in a further language. */
const publicResource = (path: string) => resourceAt(path) ?? nestedPageAt(path);

/** Returns whether visitors may get a page at a path. */
export const isPublicPage = (path: string): boolean => publicResource(path)?.kind === "page";

/** Returns whether visitors get a file at a path: no page, and no call that answers for the moment. */
export const isPublicFile = (path: string): boolean => resourceAt(path)?.kind === "file";

/**
 * Renders a public resource as a visitor without cookies gets it.
 * @throws ExportFailed if it isn't public, too large, or fails
 */
export async function fetchResource(path: string, origin: string): Promise<Rendered> {
  const resource = publicResource(path);
  if (!resource || resource.isCall) throw new ExportFailed(path, "it isn’t public");
  const rendered = await renderForVisitors({
    // A picture may be as large as a page.
    resource: { ...resource, kind: "page" },
    origin,
    requestId: ADDRESS,
    address: ADDRESS,
  });
  if (!rendered) throw new ExportFailed(path, "it is too large");
  if (rendered.status >= 500)
    throw new ExportFailed(path, `the site answered with status ${rendered.status}`);
  return rendered;
}
