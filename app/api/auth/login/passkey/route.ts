import { handle, route } from "@/lib/api/handle";
import { signedIn } from "@/lib/auth/answers";
import { callerOf } from "@/lib/auth/device";
import { PASSKEY_BYTES, passkeySignIn } from "@/lib/auth/second-factor/schema";
import { signInByPasskey } from "@/lib/users/passkey-sign-in.server";
import { handOver } from "../answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      access: "public",
      body: passkeySignIn,
      maxBytes: PASSKEY_BYTES,
      answer: signedIn,
      errors: ["conflict", "unauthenticated"],
    },
    async ({ request, body, address, cookies }) => {
      const caller = callerOf(request.headers, address);
      const answer = await signInByPasskey(body.response, body.rememberMe === true, caller);
      return handOver(answer, { request, cookies, rememberMe: body.rememberMe });
    },
  ),
});
