/** The demo restaurants, whose pages have fixed paths. */
export const demoIds = ["order1", "order2"];

export const isDemo = (restaurantId: string) => demoIds.includes(restaurantId);

/** Returns whether a restaurant was ever published: it is open, or beyond version 1, which it was created with. */
export const isPublished = ({ id, isOpen, version }: { id: string; isOpen: boolean; version: number }) =>
  isOpen || version > 1 || isDemo(id);

export const restaurantPath = ({ id, slug }: { id: string; slug: string }) =>
  isDemo(id) ? `/${id}` : `/order/${slug}`;

/** The page that lists several restaurants. */
export const RESTAURANT_LIST = "/order";

/** Returns the path at which tables of a restaurant are reserved, in the same language. @param path that of its page */
export const reservePath = (path: string) => path.replace(/(?:\/order)?(\/[^/]+)$/, "/reserve$1");

/** Returns the path of the restaurant's page from the last part of the one at which its tables are reserved. */
export const restaurantPathOf = (part: string) => (isDemo(part) ? `/${part}` : `/order/${part}`);
