import { userCalls } from "@/lib/accounts/calls/users";
import { listUsers, setRole } from "@/lib/accounts/users/server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(userCalls, {
  "POST /users/{id}/role": async ({ params, body }) => {
    await setRole(params.id, body.role);
    return { users: await listUsers() };
  },
});
