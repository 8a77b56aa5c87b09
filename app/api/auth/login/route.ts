import { TOKEN_KEY, tokenCookie } from "@/lib/auth/cookie";
import { loginInput } from "@/lib/auth/schema";
import { REMEMBERED_SECONDS, signIn } from "@/lib/auth/server";
import { handle, route } from "@/lib/http/handle";
import { isHttps } from "@/lib/http/origin";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ access: "public", body: loginInput }, async ({ request, body, address, cookies }) => {
    const answer = await signIn(body, address);
    cookies.set(TOKEN_KEY, answer.token, {
      ...tokenCookie(isHttps(request.headers)),
      ...(body.rememberMe && { maxAge: REMEMBERED_SECONDS }),
    });
    return answer;
  }),
});
