import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { tokenList } from "@/lib/users/answers";
import { tokenInput } from "@/lib/users/token-schema";
import { listTokens, makeToken } from "@/lib/users/tokens.server";

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
