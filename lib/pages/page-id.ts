import * as z from "zod";

/** The id of a page of the owner's. */
export const pageId = z.string().regex(/^[\w-]{1,64}$/, "Choose a page");
