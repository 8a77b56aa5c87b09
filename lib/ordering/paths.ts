/** The restaurants that the product comes with: their pages have paths of their own. */
const ownPaths: ReadonlySet<string> = new Set(["order1", "order2"]);

/** The path of a restaurant's page. */
export const restaurantPath = ({ id, slug }: { id: string; slug: string }) =>
  ownPaths.has(id) ? `/${id}` : `/order/${slug}`;
