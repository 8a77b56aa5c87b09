import type { Translate } from "@/lib/platform/language/translate";
import { allergens } from "./allergens";
import type { Draft, DraftPart } from "./draft";
import type { LegalFacts } from "./facts";
import { fillOf } from "./fill";
import { imprint } from "./imprint";
import type { LegalKind } from "./kinds";
import { privacy } from "./privacy";
import { terms } from "./terms";
import { legalTexts } from "./texts";

const drafts: Record<LegalKind, Draft> = { imprint, privacy, terms, allergens };

/** Writes the parts of a legal page from the settings, in the language of `t`. */
export function legalParts(kind: LegalKind, facts: LegalFacts, t: Translate): DraftPart[] {
  const texts = legalTexts(t.language);
  return drafts[kind]({ facts, texts, fill: fillOf(facts, texts, t) });
}
