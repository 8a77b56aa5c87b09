import { implement } from "@/lib/api/implement";
import { systemCalls } from "@/lib/system/calls";
import { listJobs } from "@/lib/system/jobs.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(systemCalls, {
  "GET /system/jobs": listJobs,
});
