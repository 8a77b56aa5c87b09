import { accountCalls } from "@/lib/accounts/calls/account";
import { removePasskey, renamePasskey } from "@/lib/accounts/passkeys/server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(accountCalls, {
  "POST /account/passkeys/{id}": ({ session, params, body }) => renamePasskey(session, params.id, body.name),
  "DELETE /account/passkeys/{id}": ({ session, params }) => removePasskey(session, params.id),
});
