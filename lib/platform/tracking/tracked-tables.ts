/** The tables that cached pages and values are read from. Their triggers notify all instances of changes. */
export const trackedTables = [
  "Announcements",
  "BusinessProfile",
  "Category",
  "Configuration",
  "Dish",
  "Hours",
  "LandingContent",
  "Message",
  "Navigation",
  "Page",
  "PageRedirect",
  "PageSeo",
  "PathRedirect",
  "Picture",
  "ReservationSettings",
  "Restaurant",
  "Secret",
  "SoldOutDish",
  "SoldOutOption",
  "Stock",
  "Template",
  "TemplateVersion",
  "Translation",
  "User",
] as const;
export type TrackedTable = (typeof trackedTables)[number];

export const isTracked = (name: string): name is TrackedTable =>
  (trackedTables as readonly string[]).includes(name);

/** The columns that pages show; updates of others send no notification. */
export const shownColumns: { readonly [table in TrackedTable]?: readonly string[] } = {
  Message: ["status"],
  Translation: ["kind", "ownerId", "language", "published"],
  User: ["id", "role"],
};

/** Tables with rows that are deleted by cascade. */
export const deletedWith: { readonly [table in TrackedTable]?: readonly TrackedTable[] } = {
  Page: ["PageRedirect"],
  Restaurant: ["Category", "Dish", "Hours", "ReservationSettings", "SoldOutOption", "Stock"],
  Template: ["TemplateVersion"],
};

/**
 * Tables without a trigger that pages may be read from: their rows become visible only with a change of another
 * table, or never change the content (null).
 */
export const trackedWith: { readonly [name: string]: TrackedTable | null | undefined } = {
  // Its trigger notifies of the table Stock, if menus change.
  StockUse: "Stock",
  // Shown when `Picture.isReady` is set.
  PictureRendition: "Picture",
  // Named by their content.
  Blob: null,
  BlobChunk: null,
  // Decides whether to answer, not the content.
  RateLimit: null,
};
