import { implement } from "@/lib/api/implement";
import { systemCalls } from "@/lib/system/calls";
import { listJobs, retryJob } from "@/lib/system/jobs.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(systemCalls, {
  "POST /system/jobs/{id}/retry": async ({ params }) => {
    await retryJob(params.id);
    return listJobs();
  },
});
