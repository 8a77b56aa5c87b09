import { handle, route } from "@/lib/api/handle";
import { signedIn } from "@/lib/auth/answers";
import { callerOf } from "@/lib/auth/device";
import { loginInput } from "@/lib/auth/schema";
import { signIn } from "@/lib/auth/server";
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
