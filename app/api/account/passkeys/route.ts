import { accountCalls } from "@/lib/accounts/calls/account";
import { addPasskey } from "@/lib/accounts/passkeys/server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(accountCalls, {
  "POST /account/passkeys": ({ session, body }) => addPasskey(session, body),
});
