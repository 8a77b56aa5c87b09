import { implement } from "@/lib/api/implement";
import { requestCookie } from "@/lib/platform/http/cookies";
import { seoCalls } from "@/lib/seo/calls";
import { setupCalls } from "@/lib/setup/calls";
import { testConnection } from "@/lib/setup/connection.server";
import { requireSetupAccess } from "@/lib/setup/reset.server";
import { RESET_COOKIE } from "@/lib/setup/schema";
import { hasSetupAccess } from "@/lib/setup/setup-access.server";
import { deletePageNamed } from "../delete-page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(
  { ...setupCalls, ...seoCalls },
  {
    "POST /config/test-connection": async ({ request, body, session, address }) => {
      const user = await requireSetupAccess(session, requestCookie(request.headers, RESET_COOKIE), () =>
        hasSetupAccess(request.headers, address),
      );
      return testConnection(body, { user, address });
    },
    "DELETE /config/test-connection": deletePageNamed("test-connection"),
  },
);
