import { handle, route } from "@/lib/api/handle";
import { waysChanged } from "@/lib/auth/answers";
import { PASSKEY_BYTES, passkeyInput } from "@/lib/auth/second-factor/schema";
import { addPasskey } from "@/lib/users/passkeys.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "account:write",
      recentSignIn: true,
      beforeSecondFactor: true,
      body: passkeyInput,
      maxBytes: PASSKEY_BYTES,
      answer: waysChanged,
    },
    ({ session, body }) => addPasskey(session, body),
  ),
});
