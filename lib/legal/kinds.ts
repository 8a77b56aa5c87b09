/** The legal pages that can be drafted. */
export const legalKinds = ["imprint", "privacy", "terms", "allergens"] as const;
export type LegalKind = (typeof legalKinds)[number];
