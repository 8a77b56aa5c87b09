import { implement } from "@/lib/api/implement";
import { printerCalls } from "@/lib/printers/calls";
import { dropPrintJob, listPrintJobs } from "@/lib/printers/jobs.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(printerCalls, {
  "DELETE /printers/{id}/jobs/{job}": async ({ params }) => {
    await dropPrintJob(params.id, params.job);
    return { jobs: await listPrintJobs(params.id) };
  },
});
