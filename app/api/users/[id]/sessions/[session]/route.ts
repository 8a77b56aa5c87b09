import { userCalls } from "@/lib/accounts/calls/users";
import { endSessionOf, listSessions } from "@/lib/accounts/sessions/list.server";
import { listUsers } from "@/lib/accounts/users/server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(userCalls, {
  "DELETE /users/{id}/sessions/{session}": async ({ params, session }) => {
    await endSessionOf(params.id, params.session, session.id);
    return { sessions: await listSessions(params.id, session.id), users: await listUsers() };
  },
});
