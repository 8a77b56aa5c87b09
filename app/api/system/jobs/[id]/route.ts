import { implement } from "@/lib/api/implement";
import { systemCalls } from "@/lib/system/calls";
import { dropJob, listJobs } from "@/lib/system/jobs.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(systemCalls, {
  "DELETE /system/jobs/{id}": async ({ params }) => {
    await dropJob(params.id);
    return listJobs();
  },
});
