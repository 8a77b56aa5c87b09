import { userCalls } from "@/lib/accounts/calls/users";
import { setSecondFactorRoles } from "@/lib/accounts/users/requirement.server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(userCalls, {
  "POST /users/second-factor-roles": async ({ session, body }) => ({
    secondFactorRoles: await setSecondFactorRoles(session, body.roles),
  }),
});
