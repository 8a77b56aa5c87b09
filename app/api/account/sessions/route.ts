import { z } from "zod";
import { handle, route } from "@/lib/http/handle";
import { sessionList } from "@/lib/users/answers";
import { endOtherSessions, listSessions } from "@/lib/users/sessions.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "account:write", answer: sessionList }, async ({ user, session }) => ({
    sessions: await listSessions(user.id, session.id),
  })),
  DELETE: handle(
    { permission: "account:write", answer: sessionList.extend({ ended: z.int() }) },
    async ({ user, session }) => ({
      ended: await endOtherSessions(user.id, session.id),
      sessions: await listSessions(user.id, session.id),
    }),
  ),
});
