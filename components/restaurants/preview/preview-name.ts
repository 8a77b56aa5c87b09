/** Tells the messages of a menu's preview from those of others. */
export const PREVIEW = "menu";
