import { madeLink, userList, usersOverview } from "@/lib/accounts/users/answers";
import { inviteInput } from "@/lib/accounts/users/schema";
import { getUsers, inviteUser, listUsers } from "@/lib/accounts/users/server";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "users:read", answer: usersOverview }, getUsers),
  POST: handle(
    {
      permission: "users:write",
      body: inviteInput,
      recentSignIn: true,
      answer: userList.extend({ link: madeLink }),
    },
    async ({ body }) => ({
      link: await inviteUser(body),
      users: await listUsers(),
    }),
  ),
});
