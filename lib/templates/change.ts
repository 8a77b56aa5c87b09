/** The broadcast channel on which a browser's tabs notify each other of a template change. */
export const TEMPLATE_CHANNEL = "template-updates";
export const TEMPLATE_CHANGED = "template-changed";
/** The first event of a stream, with the template that visitors see. */
export const TEMPLATE_SHOWN = "template-shown";
/** Delay before the landing page reloads after such a message, in milliseconds. */
export const RELOAD_DELAY_MS = 500;
