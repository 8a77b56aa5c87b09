import { signInCalls } from "@/lib/accounts/calls/sign-in";
import { spendLink } from "@/lib/accounts/invitations/links.server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(signInCalls, {
  "POST /auth/password-links/use": ({ body }) => spendLink(body.token, body.password),
});
