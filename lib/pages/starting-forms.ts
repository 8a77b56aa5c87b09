/** The contents that a new page can begin with. */
export const startingForms = ["blank", "about", "menu", "questions", "contact"] as const;
export type StartingForm = (typeof startingForms)[number];
