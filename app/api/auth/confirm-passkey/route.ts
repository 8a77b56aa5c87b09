import { confirmByPasskey } from "@/lib/accounts/passkeys/sign-in.server";
import { assertionInput, PASSKEY_BYTES } from "@/lib/accounts/second-factor/schema";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      access: "signed-in",
      alsoUnconfigured: true,
      beforeSecondFactor: true,
      body: assertionInput,
      maxBytes: PASSKEY_BYTES,
      errors: ["conflict"],
    },
    async ({ session, body, address }) => {
      await confirmByPasskey(session, body.response, address);
      return {};
    },
  ),
});
