/** The tables that kept pages and cached values may be made of. Their triggers notify all instances of each change. */
export const trackedTables = [
  "Category",
  "Configuration",
  "Dish",
  "LandingContent",
  "Picture",
  "PageSeo",
  "PathRedirect",
  "Restaurant",
  "Secret",
  "SoldOutDish",
  "Template",
  "TemplateVersion",
  "User",
] as const;
export type TrackedTable = (typeof trackedTables)[number];

export const isTracked = (name: string): name is TrackedTable =>
  (trackedTables as readonly string[]).includes(name);

/** Tables of which pages show these columns only; an update of others notifies nobody. */
export const shownColumns: { readonly [table in TrackedTable]?: readonly string[] } = {
  User: ["id", "role"],
};

/** The tables whose rows the database deletes together with those that they refer to. */
export const deletedWith: { readonly [table in TrackedTable]?: readonly TrackedTable[] } = {
  Restaurant: ["Category", "Dish"],
  Template: ["TemplateVersion"],
};

/**
 * Tables without a trigger that pages may be made of all the same: their rows show no sooner than another table says
 * so, or never change what is shown (null).
 */
export const trackedWith: { readonly [name: string]: TrackedTable | null | undefined } = {
  // Shown once `Picture.isReady` is set.
  PictureRendition: "Picture",
  // Named by their content.
  Blob: null,
  BlobChunk: null,
  // Decides whether there is an answer, not its content.
  RateLimit: null,
};
