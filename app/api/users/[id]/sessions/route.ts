import { userCalls } from "@/lib/accounts/calls/users";
import { listSessions } from "@/lib/accounts/sessions/list.server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(userCalls, {
  "GET /users/{id}/sessions": async ({ params, session }) => ({
    sessions: await listSessions(params.id, session.id),
  }),
});
