/** How grave a finding is; an error refuses the upload. */
import type { z } from "zod";
import type { finding } from "./answers";

export type Severity = "error" | "warning" | "advice";

/** One line of an upload's report; `line` counts from 1. */
export type Finding = z.infer<typeof finding>;
