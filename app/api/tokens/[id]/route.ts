import { handle, route } from "@/lib/http/handle";
import { userParams } from "@/lib/users/schema";
import { listTokens, revokeToken } from "@/lib/users/tokens.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle({ permission: "tokens:write", params: userParams }, async ({ params, user }) => {
    await revokeToken(user, params.id);
    return { tokens: await listTokens(user) };
  }),
});
