import { handle, route } from "@/lib/http/handle";
import { passkeyOptions } from "@/lib/users/passkeys.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    { permission: "account:write", recentSignIn: true, beforeSecondFactor: true },
    async ({ session }) => ({ options: await passkeyOptions(session) }),
  ),
});
