import * as z from "zod";
import { MAX_NESTED_NAME, MAX_PAGE_NAME, pageNameProblem } from "./page-name";

/** A page's name as in URLs; refused if `cleanPageName` would change it. */
export const pageName = z
  .string({ error: "Page name is required" })
  .min(1, "Page name is required")
  .max(MAX_NESTED_NAME, `At most ${MAX_PAGE_NAME} characters`)
  .superRefine((name, { addIssue }) => {
    const problem = pageNameProblem(name);
    if (problem) addIssue(problem);
  });

/** `/api/seo/settings/{page}` and the like. */
export const pageParams = z.object({ page: pageName });
