import { handle, route } from "@/lib/api/handle";
import { sessionList } from "@/lib/users/answers";
import { userParams } from "@/lib/users/schema";
import { endSessionOf, listSessions } from "@/lib/users/sessions.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(
    { permission: "account:write", params: userParams, answer: sessionList },
    async ({ params, user, session }) => {
      await endSessionOf(user.id, params.id, session.id);
      return { sessions: await listSessions(user.id, session.id) };
    },
  ),
});
