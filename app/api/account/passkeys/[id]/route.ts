import { handle, route } from "@/lib/api/handle";
import { waysChanged } from "@/lib/auth/answers";
import { passkeyNameInput, passkeyParams } from "@/lib/auth/second-factor/schema";
import { removePasskey, renamePasskey } from "@/lib/users/passkeys.server";

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
