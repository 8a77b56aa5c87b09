import { z } from "zod";
import { requestOptions } from "@/lib/accounts/answers";
import { assertionOptions } from "@/lib/accounts/passkeys/sign-in.server";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    { access: "public", answer: z.object({ options: requestOptions }), errors: ["conflict"] },
    async () => ({ options: await assertionOptions() }),
  ),
});
