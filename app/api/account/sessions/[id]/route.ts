import { accountCalls } from "@/lib/accounts/calls/account";
import { endSessionOf, listSessions } from "@/lib/accounts/sessions/list.server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(accountCalls, {
  "DELETE /account/sessions/{id}": async ({ params, user, session }) => {
    await endSessionOf(user.id, params.id, session.id);
    return { sessions: await listSessions(user.id, session.id) };
  },
});
