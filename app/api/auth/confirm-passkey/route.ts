import { handle, route } from "@/lib/api/handle";
import { assertionInput, PASSKEY_BYTES } from "@/lib/auth/second-factor/schema";
import { confirmByPasskey } from "@/lib/users/passkey-sign-in.server";

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
