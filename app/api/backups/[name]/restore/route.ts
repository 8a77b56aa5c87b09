import { handle, route } from "@/lib/api/handle";
import { restored } from "@/lib/backup/answers";
import { backupParams, restoreInput } from "@/lib/backup/schema";
import { restoreStored } from "@/lib/backup/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "backups:write",
      params: backupParams,
      body: restoreInput,
      recentSignIn: true,
      answer: restored,
      errors: ["not-found"],
    },
    ({ params, body }) => restoreStored(params.name, body),
  ),
});
