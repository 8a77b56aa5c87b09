import { handle, route } from "@/lib/http/handle";
import { assertionOptions } from "@/lib/users/passkey-sign-in.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ access: "public" }, async () => ({ options: await assertionOptions() })),
});
