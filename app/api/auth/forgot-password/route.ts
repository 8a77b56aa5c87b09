import { signInCalls } from "@/lib/accounts/calls/sign-in";
import { sendForgotten } from "@/lib/accounts/invitations/forgotten.server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(signInCalls, {
  "POST /auth/forgot-password": async ({ body }) => {
    await sendForgotten(body.email);
    return {};
  },
});
