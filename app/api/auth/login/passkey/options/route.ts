import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { requestOptions } from "@/lib/auth/answers";
import { assertionOptions } from "@/lib/users/passkey-sign-in.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    { access: "public", answer: z.object({ options: requestOptions }), errors: ["conflict"] },
    async () => ({ options: await assertionOptions() }),
  ),
});
