/** The message for guests and search engines while a restaurant takes no orders. */
export const CLOSED = "Closed just now";
