import { route } from "@/lib/api/handle";
import { removeUser } from "@/lib/users/server";
import { removeAction } from "./remove-action";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ DELETE: removeAction(removeUser) });
