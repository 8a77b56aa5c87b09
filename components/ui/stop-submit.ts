import type { FormEvent } from "react";

/** Keeps the submission of a dialog's form from forms around the dialog: React events bubble through portals. */
export const stopSubmit = (event: FormEvent): void => event.stopPropagation();
