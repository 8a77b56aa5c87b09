/** The id of a restaurant. */
export const RESTAURANT_ID = /^[\w-]{1,64}$/;
