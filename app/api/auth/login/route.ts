import { signInCalls } from "@/lib/accounts/calls/sign-in";
import { signIn } from "@/lib/accounts/sessions/server";
import { callerOf } from "@/lib/accounts/sign-in/device";
import { implement } from "@/lib/api/implement";
import { handOver } from "./answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(signInCalls, {
  "POST /auth/login": async ({ request, body, address, cookies }) => {
    const answer = await signIn(body, callerOf(request.headers, address));
    return handOver(answer, { request, cookies, rememberMe: body.rememberMe });
  },
});
