import { waysChanged } from "@/lib/accounts/answers";
import { removePasskey, renamePasskey } from "@/lib/accounts/passkeys/server";
import { passkeyNameInput, passkeyParams } from "@/lib/accounts/second-factor/schema";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "account:write",
      params: passkeyParams,
      body: passkeyNameInput,
      answer: waysChanged,
      errors: ["not-found"],
    },
    ({ session, params, body }) => renamePasskey(session, params.id, body.name),
  ),
  DELETE: handle(
    {
      permission: "account:write",
      params: passkeyParams,
      recentSignIn: true,
      answer: waysChanged,
      errors: ["not-found"],
    },
    ({ session, params }) => removePasskey(session, params.id),
  ),
});
