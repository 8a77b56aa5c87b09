import { leanPage } from "./lean-page";
import type { Resource } from "./resource";

/** Stands for the part of a page that isn't parsed. */
const PLACEHOLDER = "<!--part without scripts-->";

/** Changes a page except for its part without scripts, which isn't parsed. */
export function changeAround(
  html: string,
  { partWithoutScripts }: Pick<Resource, "partWithoutScripts">,
  change: (rest: string) => string,
): string {
  const [start, end] = partWithoutScripts?.(html) ?? [0, 0];
  if (end === 0) return change(html);
  const changed = change(html.slice(0, start) + PLACEHOLDER + html.slice(end));
  return changed.replace(PLACEHOLDER, () => html.slice(start, end));
}

/** Cuts the scripts of the framework out of a document with an island; without one it may need them. */
export function leanDocument(html: string, resource: Resource): string {
  const { isOwnScript, partWithoutScripts } = resource;
  if (!isOwnScript || !partWithoutScripts?.(html)) return html;
  return changeAround(html, resource, (rest) => leanPage(rest, isOwnScript));
}
