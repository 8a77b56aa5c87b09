import { signInCalls } from "@/lib/accounts/calls/sign-in";
import { signInByPasskey } from "@/lib/accounts/passkeys/sign-in.server";
import { callerOf } from "@/lib/accounts/sign-in/device";
import { implement } from "@/lib/api/implement";
import { handOver } from "../answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(signInCalls, {
  "POST /auth/login/passkey": async ({ request, body, address, cookies }) => {
    const caller = callerOf(request.headers, address);
    const answer = await signInByPasskey(body.response, body.rememberMe === true, caller);
    return handOver(answer, { request, cookies, rememberMe: body.rememberMe });
  },
});
