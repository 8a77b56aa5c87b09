import { handle, route } from "@/lib/api/handle";
import { callerOf } from "@/lib/auth/device";
import { confirmPassword } from "@/lib/auth/recent-sign-in.server";
import { confirmInput } from "@/lib/auth/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      access: "signed-in",
      alsoUnconfigured: true,
      beforeSecondFactor: true,
      body: confirmInput,
      errors: ["too-many-tries"],
    },
    async ({ request, body, session, address }) => {
      await confirmPassword(session, body, callerOf(request.headers, address));
      return {};
    },
  ),
});
