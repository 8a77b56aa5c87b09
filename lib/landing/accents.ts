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

/** The brand's colour of each accent in light, as `app/accents.css` has it, where a style sheet can't be used. */
export const accentColours: Readonly<Record<Accent, string>> = {
  "bottle-green": "#0e563f",
  ocean: "#0f4e72",
  indigo: "#3f4376",
  plum: "#603862",
  rose: "#6f3340",
  terracotta: "#6e3821",
  olive: "#454f0f",
  slate: "#3d4b59",
};
