import { accountCalls } from "@/lib/accounts/calls/account";
import { signInWays } from "@/lib/accounts/users/ways.server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(accountCalls, {
  "GET /account/sign-in": async ({ user }) => ({
    ways: await signInWays(user),
  }),
});
