/** How grave a finding is; an error refuses the upload. */
export type Severity = "error" | "warning" | "advice";

/** One line of an upload's report; `line` counts from 1. */
export type Finding = { severity: Severity; file?: string; line?: number; message: string };
