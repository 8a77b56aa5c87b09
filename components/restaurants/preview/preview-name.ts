/** Identifies the messages of a menu's preview. */
export const PREVIEW = "menu";
