import { implement } from "@/lib/api/implement";
import { mailCalls } from "@/lib/mail/calls";
import { mailServerState, removeMailServer, saveMailServer } from "@/lib/mail/server-settings.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(mailCalls, {
  "GET /settings/mail-server": async () => ({ server: await mailServerState() }),
  "PUT /settings/mail-server": async ({ body }) => ({ server: await saveMailServer(body) }),
  "DELETE /settings/mail-server": async () => ({ server: await removeMailServer() }),
});
