import type { NewSection } from "@/lib/pages/new-content";
import type { LegalFacts } from "./facts";
import type { Fill } from "./fill";
import type { LegalTexts } from "./texts";

/** A section of a legal page, with the name of its part, which is the same in each language. */
export type DraftPart = { part: string; section: NewSection };

/** Writes the sections of a legal page. */
export type Draft = (given: { facts: LegalFacts; texts: LegalTexts; fill: Fill }) => DraftPart[];
