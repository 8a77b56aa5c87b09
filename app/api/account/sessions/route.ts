import { z } from "zod";
import { endOtherSessions, listSessions } from "@/lib/accounts/sessions/list.server";
import { countTokens, revokeTokensOf } from "@/lib/accounts/tokens/server";
import { ownSessionList } from "@/lib/accounts/users/answers";
import { endSessionsQuery } from "@/lib/accounts/users/schema";
import { handle, route } from "@/lib/api/handle";

async function listOwn(userId: string, presentId: string) {
  const [sessions, apiTokens] = await Promise.all([listSessions(userId, presentId), countTokens(userId)]);
  return { sessions, apiTokens };
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "account:write", answer: ownSessionList }, ({ user, session }) =>
    listOwn(user.id, session.id),
  ),
  DELETE: handle(
    {
      permission: "account:write",
      query: endSessionsQuery,
      answer: ownSessionList.extend({ ended: z.int(), revoked: z.int() }),
    },
    async ({ user, session, query }) => ({
      ended: await endOtherSessions(user.id, session.id),
      revoked: query.tokens ? await revokeTokensOf(user.id) : 0,
      ...(await listOwn(user.id, session.id)),
    }),
  ),
});
