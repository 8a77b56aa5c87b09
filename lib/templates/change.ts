/** The broadcast channel on which a browser's tabs tell each other of a template change. */
export const TEMPLATE_CHANNEL = "template-updates";
export const TEMPLATE_CHANGED = "template-changed";
/** The event that tells a page, when it starts listening, which template visitors see. */
export const TEMPLATE_SHOWN = "template-shown";
/** How long after such a message the landing page reloads, in milliseconds. */
export const RELOAD_AFTER = 500;
