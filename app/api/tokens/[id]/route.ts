import { tokenCalls } from "@/lib/accounts/calls/tokens";
import { listTokens, revokeToken } from "@/lib/accounts/tokens/server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(tokenCalls, {
  "DELETE /tokens/{id}": async ({ params, user }) => {
    await revokeToken(user, params.id);
    return { tokens: await listTokens(user) };
  },
});
