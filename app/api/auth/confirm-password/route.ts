import { confirmPassword } from "@/lib/auth/recent-sign-in.server";
import { passwordInput } from "@/lib/auth/schema";
import { handle, route } from "@/lib/http/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    { access: "signed-in", alsoUnconfigured: true, body: passwordInput },
    async ({ body, session }) => {
      await confirmPassword(session, body.password);
      return {};
    },
  ),
});
