/** A template of the product: a folder of `content/designs` with its sources and `thumbnail.webp`. */
export type Design = { name: string; title: string; trade: string; character: string };

/** The ready designs in the order of the portal. */
export const designs = [
  {
    name: "restaurant",
    title: "Osteria",
    trade: "Restaurant",
    character: "Candlelight and a printed menu: deep red, warm paper, a narrow serif.",
  },
  {
    name: "cafe",
    title: "Corner",
    trade: "Café and bakery",
    character: "A morning counter: cream, checks and round shapes.",
  },
  {
    name: "craft",
    title: "Workshop",
    trade: "Trades and crafts",
    character: "A drawing from the workshop: bold type, measured lines, safety orange.",
  },
  {
    name: "salon",
    title: "Atelier",
    trade: "Salon and beauty",
    character: "An editorial page: large light type, much space, soft arches.",
  },
  {
    name: "practice",
    title: "Praxis",
    trade: "Practice and therapy",
    character: "Calm and clear: hours and telephone at once, sea green, generous text.",
  },
  {
    name: "shop",
    title: "Market",
    trade: "Shop",
    character: "A shelf full of goods: bright blocks, price tags, large pictures.",
  },
] as const satisfies readonly Design[];

export type DesignName = (typeof designs)[number]["name"];

const PREFIX = "design-";

/** The id under which a design is shown before it is a stored template. */
export const designId = (name: DesignName) => `${PREFIX}${name}`;

export const isDesignId = (id: string) => id.startsWith(PREFIX);

/** The design with this id; undefined for the id of a stored template. */
export const designWithId = (id: string) => designs.find(({ name }) => designId(name) === id);
