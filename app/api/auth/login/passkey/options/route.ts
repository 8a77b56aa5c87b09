import { signInCalls } from "@/lib/accounts/calls/sign-in";
import { assertionOptions } from "@/lib/accounts/passkeys/sign-in.server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(signInCalls, {
  "POST /auth/login/passkey/options": async () => ({ options: await assertionOptions() }),
});
