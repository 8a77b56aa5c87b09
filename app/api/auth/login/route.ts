import { signedIn } from "@/lib/accounts/answers";
import { loginInput } from "@/lib/accounts/schema";
import { signIn } from "@/lib/accounts/sessions/server";
import { callerOf } from "@/lib/accounts/sign-in/device";
import { handle, route } from "@/lib/api/handle";
import { handOver } from "./answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    { access: "public", body: loginInput, answer: signedIn, errors: ["too-many-tries", "unauthenticated"] },
    async ({ request, body, address, cookies }) => {
      const answer = await signIn(body, callerOf(request.headers, address));
      return handOver(answer, { request, cookies, rememberMe: body.rememberMe });
    },
  ),
});
