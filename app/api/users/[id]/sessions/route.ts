import { listSessions } from "@/lib/accounts/sessions/list.server";
import { sessionList } from "@/lib/accounts/users/answers";
import { userParams } from "@/lib/accounts/users/schema";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    { permission: "users:read", params: userParams, answer: sessionList },
    async ({ params, session }) => ({
      sessions: await listSessions(params.id, session.id),
    }),
  ),
});
