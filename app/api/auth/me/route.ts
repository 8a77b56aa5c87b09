import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { sentUser } from "@/lib/auth/answers";
import { toSentUser } from "@/lib/auth/schema";

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
