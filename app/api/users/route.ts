import { userCalls } from "@/lib/accounts/calls/users";
import { getUsers, inviteUser, listUsers } from "@/lib/accounts/users/server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(userCalls, {
  "GET /users": getUsers,
  "POST /users": async ({ body }) => ({
    link: await inviteUser(body),
    users: await listUsers(),
  }),
});
