import { route } from "@/lib/api/handle";
import { publishDraft } from "@/lib/restaurants/editor/publish.server";
import { draftAction } from "../draft-action";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: draftAction(publishDraft) });
