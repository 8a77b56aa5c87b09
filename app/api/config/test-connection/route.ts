import { handle, route } from "@/lib/api/handle";
import { requestCookie } from "@/lib/platform/http/cookies";
import { connectionTest } from "@/lib/setup/answers";
import { testConnection } from "@/lib/setup/connection.server";
import { requireSetupAccess } from "@/lib/setup/reset.server";
import { connectionInput, RESET_COOKIE } from "@/lib/setup/schema";
import { hasSetupAccess } from "@/lib/setup/setup-access.server";
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
