/** The networks that have a field of their own in the content. */
export const namedNetworks = [
  { key: "twitter", label: "Twitter", network: "x" },
  { key: "linkedin", label: "LinkedIn", network: "linkedin" },
  { key: "github", label: "GitHub", network: "github" },
] as const;
