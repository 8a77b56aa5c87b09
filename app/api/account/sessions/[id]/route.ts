import { endSessionOf, listSessions } from "@/lib/accounts/sessions/list.server";
import { sessionList } from "@/lib/accounts/users/answers";
import { userParams } from "@/lib/accounts/users/schema";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(
    { permission: "account:write", params: userParams, answer: sessionList },
    async ({ params, user, session }) => {
      await endSessionOf(user.id, params.id, session.id);
      return { sessions: await listSessions(user.id, session.id) };
    },
  ),
});
