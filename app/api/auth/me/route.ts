import { z } from "zod";
import { sentUser } from "@/lib/accounts/answers";
import { toSentUser } from "@/lib/accounts/schema";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    {
      access: "signed-in",
      alsoUnconfigured: true,
      beforeSecondFactor: true,
      answer: z.object({ user: sentUser }),
    },
    async ({ user }) => ({
      user: toSentUser(user),
    }),
  ),
});
