import { handle, route } from "@/lib/api/handle";
import { madeLink, userList, usersOverview } from "@/lib/users/answers";
import { inviteInput } from "@/lib/users/schema";
import { getUsers, inviteUser, listUsers } from "@/lib/users/server";

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
