import { handle, route } from "@/lib/api/handle";
import { tokenList } from "@/lib/users/answers";
import { userParams } from "@/lib/users/schema";
import { listTokens, revokeToken } from "@/lib/users/tokens.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(
    { permission: "tokens:write", params: userParams, answer: tokenList },
    async ({ params, user }) => {
      await revokeToken(user, params.id);
      return { tokens: await listTokens(user) };
    },
  ),
});
