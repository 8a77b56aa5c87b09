/** The broadcast channel on which a browser's tabs notify each other of a template change. */
export const TEMPLATE_CHANNEL = "template-updates";
export const TEMPLATE_CHANGED = "template-changed";
/** The first event of a stream, with the template that visitors see. */
export const TEMPLATE_SHOWN = "template-shown";
/** How long after such a message the landing page reloads, in milliseconds. */
export const RELOAD_DELAY_MS = 500;
