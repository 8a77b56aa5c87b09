import { handle, route } from "@/lib/api/handle";
import { backupList } from "@/lib/backup/answers";
import { scheduleInput } from "@/lib/backup/schema";
import { getBackups, saveSchedule } from "@/lib/backup/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    { permission: "backups:write", body: scheduleInput, recentSignIn: true, answer: backupList },
    async ({ body }) => {
      await saveSchedule(body);
      return getBackups();
    },
  ),
});
