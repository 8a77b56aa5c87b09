/** The restaurants that the product comes with: their pages have paths of their own. */
const ownPaths: ReadonlySet<string> = new Set(["order1", "order2"]);

/** Whether the product came with the restaurant of that id. */
export const isDemo = (id: string) => ownPaths.has(id);

/** The path of a restaurant's page. */
export const restaurantPath = ({ id, slug }: { id: string; slug: string }) =>
  isDemo(id) ? `/${id}` : `/order/${slug}`;
