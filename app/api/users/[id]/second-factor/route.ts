import { removeSecondFactor } from "@/lib/accounts/second-factor/requirement.server";
import { route } from "@/lib/api/handle";
import { removeAction } from "../remove-action";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: removeAction(removeSecondFactor),
});
