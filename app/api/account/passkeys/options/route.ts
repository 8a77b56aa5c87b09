import { z } from "zod";
import { creationOptions } from "@/lib/accounts/answers";
import { passkeyOptions } from "@/lib/accounts/passkeys/server";
import { handle, route } from "@/lib/api/handle";

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
