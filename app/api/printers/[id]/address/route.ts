import { implement } from "@/lib/api/implement";
import { printerCalls } from "@/lib/printers/calls";
import { changeAddress, listPrinters } from "@/lib/printers/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(printerCalls, {
  "POST /printers/{id}/address": async ({ params }) => ({
    ...(await changeAddress(params.id)),
    printers: await listPrinters(),
  }),
});
