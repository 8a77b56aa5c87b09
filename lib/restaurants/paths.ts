/** The restaurants that the product comes with: their pages have paths of their own. */
export const demoIds = ["order1", "order2"];
const ownPaths: ReadonlySet<string> = new Set(demoIds);

/** Whether the product came with the restaurant of that id. */
export const isDemo = (id: string) => ownPaths.has(id);

/** Whether guests have found the page of a restaurant, by the number of its publication, which begins with 1. */
export const isPublished = ({ id, isOpen, version }: { id: string; isOpen: boolean; version: number }) =>
  isOpen || version > 1 || isDemo(id);

/** The path of a restaurant's page. */
export const restaurantPath = ({ id, slug }: { id: string; slug: string }) =>
  isDemo(id) ? `/${id}` : `/order/${slug}`;
