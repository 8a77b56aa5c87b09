import { accountCalls } from "@/lib/accounts/calls/account";
import { passkeyOptions } from "@/lib/accounts/passkeys/server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(accountCalls, {
  "POST /account/passkeys/options": async ({ session }) => ({ options: await passkeyOptions(session) }),
});
