/** What a new page begins with. */
export const startingForms = ["blank", "about", "menu", "questions", "contact"] as const;
export type StartingForm = (typeof startingForms)[number];
