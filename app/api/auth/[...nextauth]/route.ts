import { signInCalls } from "@/lib/accounts/calls/sign-in";
import { callNextAuth } from "@/lib/accounts/sessions/call-next-auth.server";
import { type CallContext, implement } from "@/lib/api/implement";
import { configurationState } from "@/lib/installation/state.server";
import { AppError } from "@/lib/platform/http/errors";

/** The endpoints of next-auth by method, without `_log`, which would let anyone write to our log. */
const actions = {
  GET: ["csrf", "providers", "session", "signin", "signout"],
  POST: ["callback", "session", "signin", "signout"],
};

/** Removes cookies: reading the session would extend a cookie that should end with the browser. */
function withoutCookies(answer: Response): Response {
  answer.headers.delete("set-cookie");
  return answer;
}

type Context = CallContext<(typeof signInCalls)["GET /auth/{nextauth...}"]>;

const handler =
  (method: keyof typeof actions) =>
  async ({ request, params, cookies }: Context): Promise<Response> => {
    const [action = ""] = params.nextauth;
    if (!actions[method].includes(action)) {
      throw new AppError("not-found", "There is nothing at this address.");
    }
    const forget = (name: string) =>
      cookies.set(name, "", { path: "/", maxAge: 0, secure: /^__/.test(name) });
    // Reads the site's address in the settings, which next-auth needs.
    await configurationState();
    const answer = await callNextAuth(request, params.nextauth, forget);
    return action === "session" ? withoutCookies(answer) : answer;
  };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(signInCalls, {
  "GET /auth/{nextauth...}": handler("GET"),
  "POST /auth/{nextauth...}": handler("POST"),
});
