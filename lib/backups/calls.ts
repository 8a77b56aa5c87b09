import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { backupList, restored } from "./answers";
import { backupInput, backupParams, restoreInput, scheduleInput } from "./schema";

export const backupCalls = defineCalls({
  "GET /backups": {
    summary: "List the backups on the server",
    permission: "backups:write",
    answer: backupList,
  },
  "POST /backups": {
    summary: "Make a backup",
    permission: "backups:write",
    body: backupInput,
    recentSignIn: true,
    answer: backupList,
    audit: ["backups:make"],
  },
  "PUT /backups": {
    summary: "Upload a backup",
    permission: "backups:write",
    recentSignIn: true,
    answer: backupList,
    accepts: { "application/gzip": z.file() },
    audit: ["backups:upload"],
  },
  "POST /backups/schedule": {
    summary: "Change the schedule of backups",
    permission: "backups:write",
    body: scheduleInput,
    recentSignIn: true,
    answer: backupList,
    audit: ["backups:schedule"],
  },
  "GET /backups/{name}": {
    summary: "Download a backup",
    permission: "backups:write",
    params: backupParams,
    recentSignIn: true,
    sends: ["application/gzip"],
    statuses: [206, 416],
    errors: ["not-found"],
  },
  "DELETE /backups/{name}": {
    summary: "Delete a backup",
    permission: "backups:write",
    params: backupParams,
    recentSignIn: true,
    answer: backupList,
    errors: ["not-found"],
    audit: ["backups:delete"],
  },
  "POST /backups/{name}/download": {
    summary: "Check whether a download may begin",
    permission: "backups:write",
    params: backupParams,
    recentSignIn: true,
    answer: z.object({ size: z.int() }),
    errors: ["not-found"],
    audit: "Says that a download may begin; the download itself is recorded.",
  },
  "POST /backups/{name}/restore": {
    summary: "Restore a backup, or only check it",
    permission: "backups:write",
    params: backupParams,
    body: restoreInput,
    recentSignIn: true,
    answer: restored,
    errors: ["not-found"],
    audit: "Brings the log back as well; the route’s own test finds its entry.",
  },
});
