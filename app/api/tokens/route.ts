import { z } from "zod";
import { tokenInput } from "@/lib/accounts/tokens/schema";
import { listTokens, makeToken } from "@/lib/accounts/tokens/server";
import { tokenList } from "@/lib/accounts/users/answers";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "tokens:write", answer: tokenList }, async ({ user }) => ({
    tokens: await listTokens(user),
  })),
  POST: handle(
    {
      permission: "tokens:write",
      body: tokenInput,
      recentSignIn: true,
      answer: tokenList.extend({ token: z.string() }),
    },
    async ({ user, body }) => ({ token: await makeToken(user, body), tokens: await listTokens(user) }),
  ),
});
