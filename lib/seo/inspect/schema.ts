/** `twice`: it stands there more than once, and nobody knows which one counts. */
export type Verdict = "same" | "different" | "missing" | "extra" | "twice";
