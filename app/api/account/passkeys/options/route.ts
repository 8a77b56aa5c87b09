import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { creationOptions } from "@/lib/auth/answers";
import { passkeyOptions } from "@/lib/users/passkeys.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "account:write",
      recentSignIn: true,
      beforeSecondFactor: true,
      answer: z.object({ options: creationOptions }),
    },
    async ({ session }) => ({ options: await passkeyOptions(session) }),
  ),
});
