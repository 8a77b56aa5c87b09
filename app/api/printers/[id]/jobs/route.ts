import { implement } from "@/lib/api/implement";
import { printerCalls } from "@/lib/printers/calls";
import { listPrintJobs, printTicket } from "@/lib/printers/jobs.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(printerCalls, {
  "GET /printers/{id}/jobs": async ({ params }) => ({ jobs: await listPrintJobs(params.id) }),
  "POST /printers/{id}/jobs": async ({ params, body }) => {
    await printTicket(params.id, body);
    return { jobs: await listPrintJobs(params.id) };
  },
});
