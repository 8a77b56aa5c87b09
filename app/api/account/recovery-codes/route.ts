import { handle, route } from "@/lib/api/handle";
import { waysChanged } from "@/lib/auth/answers";
import { newRecoveryCodes } from "@/lib/users/sign-in-ways.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ permission: "account:write", recentSignIn: true, answer: waysChanged }, ({ session }) =>
    newRecoveryCodes(session),
  ),
});
