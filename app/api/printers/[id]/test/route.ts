import { implement } from "@/lib/api/implement";
import { printerCalls } from "@/lib/printers/calls";
import { printTest } from "@/lib/printers/jobs.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(printerCalls, {
  "POST /printers/{id}/test": async ({ params }) => {
    await printTest(params.id);
    return {};
  },
});
