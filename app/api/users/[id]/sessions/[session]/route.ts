import { endSessionOf, listSessions } from "@/lib/accounts/sessions/list.server";
import { sessionList, userList } from "@/lib/accounts/users/answers";
import { sessionParams } from "@/lib/accounts/users/schema";
import { listUsers } from "@/lib/accounts/users/server";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(
    {
      permission: "users:write",
      params: sessionParams,
      recentSignIn: true,
      answer: sessionList.extend(userList.shape),
    },
    async ({ params, session }) => {
      await endSessionOf(params.id, params.session, session.id);
      return { sessions: await listSessions(params.id, session.id), users: await listUsers() };
    },
  ),
});
