import { CircleDashed, Globe } from "lucide-react";
import { draftState } from "@/components/ui/form/drafts/draft-state";
import type { MenuDraft } from "@/lib/restaurants/answers";
import { isPublished } from "@/lib/restaurants/paths";

/** Describes whether a saved draft is published. */
export function publishState(draft: MenuDraft, now = new Date()) {
  const { id, waits, savedAt, content, publishedVersion } = draft;
  const { isOpen } = content.restaurant;
  if (waits) return draftState(savedAt, now);
  if (!isPublished({ id, isOpen, version: publishedVersion }))
    return { icon: CircleDashed, text: "Not published yet" };
  return { icon: Globe, text: isOpen ? "Published, guests see this" : "Published, but closed" };
}
