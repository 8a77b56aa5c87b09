import { handle, route } from "@/lib/api/handle";
import { connectionTest } from "@/lib/config/answers";
import { testConnection } from "@/lib/config/connection.server";
import { requireSetupAccess } from "@/lib/config/reset.server";
import { connectionInput, RESET_COOKIE } from "@/lib/config/schema";
import { hasSetupAccess } from "@/lib/config/setup-access.server";
import { requestCookie } from "@/lib/platform/http/cookies";
import { deletePageNamed } from "../delete-page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      access: "visitor",
      body: connectionInput,
      answer: connectionTest,
      errors: ["too-many-tries", "unauthenticated"],
    },
    async ({ request, body, session, address }) => {
      const user = await requireSetupAccess(session, requestCookie(request.headers, RESET_COOKIE), () =>
        hasSetupAccess(request.headers, address),
      );
      return testConnection(body, { user, address });
    },
  ),
  DELETE: deletePageNamed("test-connection"),
});
