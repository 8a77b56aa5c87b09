/** `page`: HTML of the site; `data`: answers for programs; `file`: immutable content at an address with a hash. */
type Kind = "page" | "data" | "file";

/** A resource that is the same for everyone, so that the page cache may keep it. */
export type Resource = {
  path: string;
  kind: Kind;
  /** The address of the one script that visitors get with it: the framework's are cut out. */
  onlyScript?: string;
  /** The name under which visits are counted. */
  page?: string;
  /** It is kept only where the active template has a page there. */
  ofTemplate?: true;
  /** Pictures of templates are sent as WebP to whom that is welcome. */
  asWebp?: true;
  /** No header makes another answer of it: neither a session nor those of Next.js' router. */
  forEveryone?: true;
  /** It is kept only where it says that it lasts for good: such a folder answers any name that somebody makes up. */
  forGood?: true;
  /** A call of the API: it fails while the database is away. */
  isCall?: true;
  /** Whether an answer may be kept. */
  keeps?: (body: Buffer) => boolean;
};
