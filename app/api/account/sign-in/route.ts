import { z } from "zod";
import { listedWays } from "@/lib/accounts/answers";
import { signInWays } from "@/lib/accounts/second-factor/ways.server";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    {
      permission: "account:write",
      beforeSecondFactor: true,
      alsoUnconfigured: true,
      answer: z.object({ ways: listedWays }),
    },
    async ({ user }) => ({
      ways: await signInWays(user),
    }),
  ),
});
