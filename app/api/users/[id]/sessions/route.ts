import { handle, route } from "@/lib/http/handle";
import { userParams } from "@/lib/users/schema";
import { listSessions } from "@/lib/users/sessions.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "users:read", params: userParams }, async ({ params, session }) => ({
    sessions: await listSessions(params.id, session.id),
  })),
});
