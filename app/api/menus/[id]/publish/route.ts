import { route } from "@/lib/http/handle";
import { publishDraft } from "@/lib/menus/publish.server";
import { draftAction } from "../draft-action";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: draftAction(publishDraft) });
