import { signInCalls } from "@/lib/accounts/calls/sign-in";
import { requireLink } from "@/lib/accounts/invitations/links.server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(signInCalls, {
  "POST /auth/password-links/check": ({ body }) => requireLink(body.token),
});
