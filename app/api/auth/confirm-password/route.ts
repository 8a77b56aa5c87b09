import { confirmInput } from "@/lib/accounts/schema";
import { callerOf } from "@/lib/accounts/sign-in/device";
import { confirmPassword } from "@/lib/accounts/sign-in/recent-sign-in.server";
import { handle, route } from "@/lib/api/handle";

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
