/** A menu's form sends this parameter where there is no JavaScript, so that the server has to find the dishes. */
export const NO_SCRIPT = "noscript";
