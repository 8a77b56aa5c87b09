import { handle, route } from "@/lib/api/handle";
import { sessionList, userList } from "@/lib/users/answers";
import { sessionParams } from "@/lib/users/schema";
import { listUsers } from "@/lib/users/server";
import { endSessionOf, listSessions } from "@/lib/users/sessions.server";

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
