import "server-only";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Translation } from "@/lib/platform/language/translate";
import { remember } from "@/lib/platform/runtime/remember";

/** The islands as `scripts/bundle-islands.mjs` has built them. */
type Islands = {
  render: (name: string, props: object, translation: Translation | undefined) => string;
  /** Renders a screen of the plain files of the site, without a script; null if there is none of this name. */
  renderStatic: (name: string, props: object, translation: Translation | undefined) => string | null;
  /** The address of each island's script, followed by those that it imports. */
  scripts: Readonly<Record<string, readonly string[]>>;
  /** The texts that each island's scripts translate, those loaded on demand included. */
  texts: Readonly<Record<string, readonly string[]>>;
};

const loaded = remember<{ islands?: Promise<Islands> }>("islands", () => ({}));

/** Loads the renderer of islands. It bundles React, since the React of server components has no hooks. */
export function loadIslands(): Promise<Islands> {
  loaded.islands ??= import(
    /* turbopackIgnore: true */ pathToFileURL(path.resolve(".next", "islands.mjs")).href
  );
  return loaded.islands;
}
