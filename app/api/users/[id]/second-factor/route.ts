import { route } from "@/lib/api/handle";
import { removeSecondFactor } from "@/lib/users/second-factor.server";
import { removeAction } from "../remove-action";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: removeAction(removeSecondFactor),
});
