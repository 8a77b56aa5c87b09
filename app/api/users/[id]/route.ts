import { removeUser } from "@/lib/accounts/users/server";
import { route } from "@/lib/api/handle";
import { removeAction } from "./remove-action";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ DELETE: removeAction(removeUser) });
