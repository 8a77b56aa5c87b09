export const themes = ["sunset", "lemon", "plain"] as const;
export type Theme = (typeof themes)[number];

/** Returns the theme of that name; the plain one for an unknown name. */
export const themeNamed = (name: string): Theme => themes.find((theme) => theme === name) ?? "plain";
