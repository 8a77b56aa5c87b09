import { signInCalls } from "@/lib/accounts/calls/sign-in";
import { confirmPassword } from "@/lib/accounts/sessions/recent-sign-in.server";
import { callerOf } from "@/lib/accounts/sign-in/device";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(signInCalls, {
  "POST /auth/confirm-password": async ({ request, body, session, address }) => {
    await confirmPassword(session, body, callerOf(request.headers, address));
    return {};
  },
});
