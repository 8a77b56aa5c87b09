import { z } from "zod";
import { sentUser } from "@/lib/auth/answers";
import { toSentUser } from "@/lib/auth/schema";
import { handle, route } from "@/lib/http/handle";

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
