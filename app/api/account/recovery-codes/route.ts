import { waysChanged } from "@/lib/auth/answers";
import { handle, route } from "@/lib/http/handle";
import { newRecoveryCodes } from "@/lib/users/sign-in-ways.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ permission: "account:write", recentSignIn: true, answer: waysChanged }, ({ session }) =>
    newRecoveryCodes(session),
  ),
});
