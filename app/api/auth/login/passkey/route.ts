import { signedIn } from "@/lib/accounts/answers";
import { signInByPasskey } from "@/lib/accounts/passkeys/sign-in.server";
import { PASSKEY_BYTES, passkeySignIn } from "@/lib/accounts/second-factor/schema";
import { callerOf } from "@/lib/accounts/sign-in/device";
import { handle, route } from "@/lib/api/handle";
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
