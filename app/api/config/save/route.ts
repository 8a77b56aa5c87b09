import { callerOf } from "@/lib/auth/device";
import { RESET_GRANT_SECONDS, resetConfiguration } from "@/lib/config/reset.server";
import { RESET_COOKIE, saveInput } from "@/lib/config/schema";
import { saveConfiguration } from "@/lib/config/server";
import { currentStorage } from "@/lib/config/storage.server";
import { requestCookie } from "@/lib/http/cookies";
import { handle, route } from "@/lib/http/handle";
import { isHttps } from "@/lib/http/origin";
import { deletePageNamed } from "../delete-page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ access: "visitor", body: saveInput }, async ({ request, body, user, address, cookies }) => {
    const cookie = {
      httpOnly: true,
      sameSite: "strict",
      path: "/",
      secure: isHttps(request.headers),
    } as const;
    const caller = callerOf(request.headers, address);
    if (body.isConfigured) {
      const resetCookie = requestCookie(request.headers, RESET_COOKIE);
      const saved = await saveConfiguration(body, { user, resetCookie, caller });
      if (resetCookie) cookies.set(RESET_COOKIE, "", { ...cookie, maxAge: 0 });
      return saved;
    }
    const grant = await resetConfiguration(body, user, caller);
    cookies.set(RESET_COOKIE, grant, { ...cookie, maxAge: RESET_GRANT_SECONDS });
    return { isConfigured: false, storage: currentStorage() };
  }),
  DELETE: deletePageNamed("save"),
});
