/** The parameter of a menu's search form without JavaScript, so that the server searches the dishes. */
export const NO_SCRIPT = "noscript";
