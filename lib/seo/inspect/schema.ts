/** `twice`: it stands there more than once, and nobody knows which one counts. */
import type { z } from "zod";
import type { inspectedTag, inspection } from "../answers";

export type Verdict = "same" | "different" | "missing" | "extra" | "twice";

/** One tag as it is stored and as it was found; JSON-LD as indented JSON. */
export type InspectedTag = z.infer<typeof inspectedTag>;

/** A page as a search engine gets it. */
export type Inspection = z.infer<typeof inspection>;
