import { signInCalls } from "@/lib/accounts/calls/sign-in";
import { confirmByPasskey } from "@/lib/accounts/passkeys/sign-in.server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(signInCalls, {
  "POST /auth/confirm-passkey": async ({ session, body, address }) => {
    await confirmByPasskey(session, body.response, address);
    return {};
  },
});
