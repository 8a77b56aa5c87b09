import { toSentUser } from "@/lib/accounts/answers";
import { signInCalls } from "@/lib/accounts/calls/sign-in";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(signInCalls, {
  "GET /auth/me": async ({ user }) => ({
    user: toSentUser(user),
  }),
});
