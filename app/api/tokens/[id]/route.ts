import { listTokens, revokeToken } from "@/lib/accounts/tokens/server";
import { tokenList } from "@/lib/accounts/users/answers";
import { userParams } from "@/lib/accounts/users/schema";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(
    { permission: "tokens:write", params: userParams, answer: tokenList },
    async ({ params, user }) => {
      await revokeToken(user, params.id);
      return { tokens: await listTokens(user) };
    },
  ),
});
