/** Something that a browser did not let a page of ours do. */
import type { z } from "zod";
import type { policyReport } from "./answers";

export type PolicyReport = z.infer<typeof policyReport>;

export type PolicyReportsAnswer = { success: true; reports: PolicyReport[] };
