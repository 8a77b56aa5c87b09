import { implement } from "@/lib/api/implement";
import { printerCalls } from "@/lib/printers/calls";
import { listPrinters, removePrinter, savePrinter } from "@/lib/printers/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(printerCalls, {
  "PUT /printers/{id}": async ({ params, body }) => {
    await savePrinter(params.id, body);
    return { printers: await listPrinters() };
  },
  "DELETE /printers/{id}": async ({ params }) => {
    await removePrinter(params.id);
    return { printers: await listPrinters() };
  },
});
