import { waysChanged } from "@/lib/accounts/answers";
import { addPasskey } from "@/lib/accounts/passkeys/server";
import { PASSKEY_BYTES, passkeyInput } from "@/lib/accounts/second-factor/schema";
import { handle, route } from "@/lib/api/handle";

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
