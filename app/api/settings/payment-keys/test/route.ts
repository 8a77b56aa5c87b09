import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { keyTestInput } from "@/lib/payments/keys-schema";
import { takeKeyTest, testPaymentKey } from "@/lib/payments/save-keys.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "secrets:write",
      body: keyTestInput,
      answer: z.object({ mode: z.string().nullable() }),
      errors: ["too-many-tries"],
    },
    async ({ body, user }) => {
      await takeKeyTest(user.id);
      return { mode: await testPaymentKey(body.secret) };
    },
  ),
});
