import { implement } from "@/lib/api/implement";
import { printerCalls } from "@/lib/printers/calls";
import { requireGuestsData } from "@/lib/printers/guests-data";
import { changeAddress, listPrinters } from "@/lib/printers/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(printerCalls, {
  "POST /printers/{id}/address": async ({ params, may }) => {
    requireGuestsData(may);
    return { ...(await changeAddress(params.id)), printers: await listPrinters() };
  },
});
