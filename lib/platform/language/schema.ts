import * as z from "zod";

/** A BCP 47 language with an optional script or region. */
export const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{4})?(-[A-Z]{2})?$/, "Choose a language");
