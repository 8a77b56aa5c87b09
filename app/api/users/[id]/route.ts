import { userCalls } from "@/lib/accounts/calls/users";
import { listUsers, removeUser } from "@/lib/accounts/users/server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(userCalls, {
  "DELETE /users/{id}": async ({ params, user }) => {
    await removeUser(params.id, user.id);
    return { users: await listUsers() };
  },
});
