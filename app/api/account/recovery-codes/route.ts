import { waysChanged } from "@/lib/accounts/answers";
import { newRecoveryCodes } from "@/lib/accounts/second-factor/ways.server";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ permission: "account:write", recentSignIn: true, answer: waysChanged }, ({ session }) =>
    newRecoveryCodes(session),
  ),
});
