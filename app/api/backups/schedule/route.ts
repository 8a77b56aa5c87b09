import { implement } from "@/lib/api/implement";
import { backupCalls } from "@/lib/backups/calls";
import { getBackups, saveSchedule } from "@/lib/backups/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(backupCalls, {
  "POST /backups/schedule": async ({ body }) => {
    await saveSchedule(body);
    return getBackups();
  },
});
