/** How a restaurant's page looks. */
export const themes = ["sunset", "lemon", "plain"] as const;
export type Theme = (typeof themes)[number];

/** The theme of that name; the plain one where there is none. */
export const themeNamed = (name: string): Theme => themes.find((theme) => theme === name) ?? "plain";
