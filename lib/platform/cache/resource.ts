import type { ScriptSource } from "./lean-page";

/**
 * `page`: HTML of the site; `data`: answers for programs; `file`: an icon, or immutable content at an address with a hash.
 * No header changes a file, except `Accept` for `asWebp`.
 */
type Kind = "page" | "data" | "file";

/** A resource that is the same for everyone. */
export type Resource = {
  path: string;
  kind: Kind;
  /** True for the scripts that stay: those of the framework are cut out. */
  isOwnScript?: (script: ScriptSource) => boolean;
  /** Returns the place of a large part without scripts that run, which needn't be parsed. */
  partWithoutScripts?: (html: string) => readonly [start: number, end: number] | null;
  /** Counts visits under this name. */
  page?: string;
  /** Cached only if the owner has a page there: one of the active template, one made of sections, or a translated one. */
  ofOwner?: true;
  /** A picture of a template, sent as WebP to clients that accept it. */
  asWebp?: true;
  /** No header changes the answer: neither a session nor those of Next.js' router. */
  forEveryone?: true;
  /** Cached only if marked immutable: such a folder answers any made-up name. */
  forGood?: true;
  /** An API call: it fails while the database is unreachable. */
  isCall?: true;
  /** True if to cache an answer with this body. */
  keeps?: (body: Buffer) => boolean;
};
