/** The colours of the landing page; each has its tokens in `accents.css`. */
export const accents = [
  { key: "bottle-green", label: "Bottle green" },
  { key: "ocean", label: "Ocean blue" },
  { key: "indigo", label: "Indigo" },
  { key: "plum", label: "Plum" },
  { key: "rose", label: "Rose" },
  { key: "terracotta", label: "Terracotta" },
  { key: "olive", label: "Olive" },
  { key: "slate", label: "Slate" },
] as const;

export type Accent = (typeof accents)[number]["key"];

export const accentKeys = accents.map(({ key }) => key);
export const defaultAccent: Accent = "bottle-green";
