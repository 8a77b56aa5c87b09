import { tokenCalls } from "@/lib/accounts/calls/tokens";
import { listTokens, makeToken } from "@/lib/accounts/tokens/server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(tokenCalls, {
  "GET /tokens": async ({ user }) => ({
    tokens: await listTokens(user),
  }),
  "POST /tokens": async ({ user, body }) => ({
    token: await makeToken(user, body),
    tokens: await listTokens(user),
  }),
});
