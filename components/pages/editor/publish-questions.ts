import { gapsQuestion } from "@/components/ui/form/gaps-question";
import { gapsIn } from "@/lib/legal/gaps";
import type { PageContent } from "@/lib/pages/schema";

/** Returns the confirmation for publishing a page with gaps of a legal draft; null without any that visitors would see. */
export const askAboutGaps = ({ sections }: Pick<PageContent, "sections">) =>
  gapsQuestion(gapsIn(sections.filter(({ shown }) => shown)));
