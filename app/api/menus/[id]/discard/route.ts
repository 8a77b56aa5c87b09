import { route } from "@/lib/api/handle";
import { discardDraft } from "@/lib/restaurants/editor/drafts.server";
import { draftAction } from "../draft-action";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: draftAction(discardDraft) });
