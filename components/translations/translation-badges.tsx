import { Badge } from "@/components/ui/badge";

type TranslationBadgesProps = { translation: { isPublished: boolean; waits: boolean } };

/** The state of a translation in words. */
export const TranslationBadges = ({ translation: { isPublished, waits } }: TranslationBadgesProps) => (
  <span className="flex flex-wrap gap-1.5">
    {isPublished ? <Badge tone="brand">Published</Badge> : <Badge>Not published</Badge>}
    {waits && <Badge tone="brass">{isPublished ? "Changes wait" : "Draft"}</Badge>}
  </span>
);
