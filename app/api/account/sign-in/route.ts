import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { listedWays } from "@/lib/auth/answers";
import { signInWays } from "@/lib/users/sign-in-ways.server";

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
