/** What guests and search engines read of a restaurant that takes no orders. */
export const CLOSED = "Closed just now";
