import { z } from "zod";
import { authenticatorOffer } from "@/lib/accounts/answers";
import { offerApp } from "@/lib/accounts/second-factor/ways.server";
import { handle, route } from "@/lib/api/handle";

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
