/** Identifies the messages of the landing page's preview. */
export const PREVIEW = "landing";
