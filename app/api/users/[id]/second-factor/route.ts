import { userCalls } from "@/lib/accounts/calls/users";
import { removeSecondFactor } from "@/lib/accounts/users/requirement.server";
import { listUsers } from "@/lib/accounts/users/server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(userCalls, {
  "DELETE /users/{id}/second-factor": async ({ params, user }) => {
    await removeSecondFactor(params.id, user.id);
    return { users: await listUsers() };
  },
});
