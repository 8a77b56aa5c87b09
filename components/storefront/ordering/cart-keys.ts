/** The key of the stored cart of a restaurant. */
export const cartKey = (restaurantId: string) => `cart:${restaurantId}`;

/** The key of the prices that the guest saw. */
export const seenKey = (restaurantId: string) => `cart-seen:${restaurantId}`;
