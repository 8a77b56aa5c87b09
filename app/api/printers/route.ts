import { implement } from "@/lib/api/implement";
import { printerCalls } from "@/lib/printers/calls";
import { addPrinter, listPrinters } from "@/lib/printers/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(printerCalls, {
  "GET /printers": async () => ({ printers: await listPrinters() }),
  "POST /printers": async ({ body }) => ({ ...(await addPrinter(body)), printers: await listPrinters() }),
});
