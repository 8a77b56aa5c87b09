/** Tells the messages of the landing page's preview from those of others. */
export const PREVIEW = "landing";
