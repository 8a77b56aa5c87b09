import { accountCalls } from "@/lib/accounts/calls/account";
import { endOtherSessions, listSessions } from "@/lib/accounts/sessions/list.server";
import { countTokens, revokeTokensOf } from "@/lib/accounts/tokens/server";
import { implement } from "@/lib/api/implement";

async function listOwn(userId: string, presentId: string) {
  const [sessions, apiTokens] = await Promise.all([listSessions(userId, presentId), countTokens(userId)]);
  return { sessions, apiTokens };
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(accountCalls, {
  "GET /account/sessions": ({ user, session }) => listOwn(user.id, session.id),
  "DELETE /account/sessions": async ({ user, session, query }) => ({
    ended: await endOtherSessions(user.id, session.id),
    revoked: query.tokens ? await revokeTokensOf(user.id) : 0,
    ...(await listOwn(user.id, session.id)),
  }),
});
