/** The demo restaurants, whose pages have fixed paths. */
export const demoIds = ["order1", "order2"];
const ownPaths: ReadonlySet<string> = new Set(demoIds);

export const isDemo = (id: string) => ownPaths.has(id);

/** Whether a restaurant was ever published; `version` is the number of its publication, from 1. */
export const isPublished = ({ id, isOpen, version }: { id: string; isOpen: boolean; version: number }) =>
  isOpen || version > 1 || isDemo(id);

export const restaurantPath = ({ id, slug }: { id: string; slug: string }) =>
  isDemo(id) ? `/${id}` : `/order/${slug}`;
