import { route } from "@/lib/api/handle";
import { undoPlan } from "@/lib/business-plan/undo.server";
import { turnAction } from "../turn-action";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: turnAction(undoPlan) });
