import "server-only";
import type { PageDraft } from "@/lib/pages/answers";
import type { NewSection } from "@/lib/pages/new-content";
import { createPageOf } from "@/lib/pages/server";
import { allergens } from "./allergens";
import type { LegalFacts } from "./facts";
import { readLegalFacts } from "./facts.server";
import { imprint } from "./imprint";
import type { LegalKind } from "./kinds";
import { privacy } from "./privacy";
import type { LegalDraft } from "./schema";
import { terms } from "./terms";

const texts: Record<LegalKind, (facts: LegalFacts) => NewSection[]> = { imprint, privacy, terms, allergens };

/** Creates a page as a draft with a text from the settings. @throws AppError `conflict` if there are too many pages */
export async function createLegalDraft({ title, form }: LegalDraft, author: string): Promise<PageDraft> {
  return createPageOf({ title, sections: texts[form](await readLegalFacts()) }, author);
}
