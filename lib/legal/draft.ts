import type { NewSection } from "@/lib/pages/new-content";
import type { LegalFacts } from "./facts";
import type { Fill } from "./fill";
import type { LegalTexts } from "./texts";

/** Writes the sections of a legal page. */
export type Draft = (given: { facts: LegalFacts; texts: LegalTexts; fill: Fill }) => NewSection[];
