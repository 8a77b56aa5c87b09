import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { authenticatorOffer } from "@/lib/auth/answers";
import { offerApp } from "@/lib/users/sign-in-ways.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "account:write",
      recentSignIn: true,
      beforeSecondFactor: true,
      answer: z.object({ offer: authenticatorOffer }),
    },
    async ({ user }) => ({ offer: await offerApp(user) }),
  ),
});
