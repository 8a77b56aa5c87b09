import { z } from "zod";
import { callNextAuth } from "@/lib/accounts/sessions/call-next-auth.server";
import { handle, route } from "@/lib/api/handle";
import { configurationState } from "@/lib/installation/state.server";
import { AppError } from "@/lib/platform/http/errors";

const params = z.object({ nextauth: z.array(z.string()) });

/** What next-auth offers by each method; its `_log` would let anyone write into ours. */
const actions = {
  GET: ["csrf", "providers", "session", "signin", "signout"],
  POST: ["callback", "session", "signin", "signout"],
};

/** Reading the session would make a cookie that ends with the browser last for longer. */
function withoutCookies(answer: Response): Response {
  answer.headers.delete("set-cookie");
  return answer;
}

function handler(method: "GET" | "POST") {
  return handle(
    {
      access: "public",
      guardsItself: true,
      params,
      undescribed: true,
    },
    async ({ request, params, cookies }) => {
      const [action = ""] = params.nextauth;
      if (!actions[method].includes(action)) {
        throw new AppError("not-found", "There is nothing at this address.");
      }
      const forget = (name: string) =>
        cookies.set(name, "", { path: "/", maxAge: 0, secure: /^__/.test(name) });
      // By now the site's address in the settings is known.
      await configurationState();
      const answer = await callNextAuth(request, params.nextauth, forget);
      return action === "session" ? withoutCookies(answer) : answer;
    },
  );
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler("GET"),
  POST: handler("POST"),
});
