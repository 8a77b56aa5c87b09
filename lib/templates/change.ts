/** The channel on which tabs of one browser tell each other that the site's template changed, and the message. */
export const TEMPLATE_CHANNEL = "template-updates";
export const TEMPLATE_CHANGED = "template-changed";
/** The event that tells a page, when it begins to listen, what visitors see now. */
export const TEMPLATE_SHOWN = "template-shown";
/** How long after such a message the landing page reloads, in milliseconds. */
export const RELOAD_AFTER = 500;
