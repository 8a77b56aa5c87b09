import { handle, route } from "@/lib/api/handle";
import { sessionList } from "@/lib/users/answers";
import { userParams } from "@/lib/users/schema";
import { listSessions } from "@/lib/users/sessions.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    { permission: "users:read", params: userParams, answer: sessionList },
    async ({ params, session }) => ({
      sessions: await listSessions(params.id, session.id),
    }),
  ),
});
