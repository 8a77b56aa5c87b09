import { listPrintJobs, printTicket } from "@/lib/printers/jobs.server";
import type { PrinterInput } from "@/lib/printers/schema";
import { addPrinter } from "@/lib/printers/server";
import { placedOrder } from "@/tests/support/orders/orders";
import type { Recipe } from "./recipe";

const input: PrinterInput = {
  name: "Pass",
  protocol: "star",
  width: 80,
  codePage: "multilingual",
  restaurantId: null,
  kitchenCopies: 1,
  receiptCopies: 0,
};

const storedPrinter = async () => (await addPrinter(input)).id;

export const printerCalls: Record<string, Recipe> = {
  "POST /printers": async ({ token }) => ({ sent: { token, body: input }, actions: ["printers:add"] }),
  "PUT /printers/{id}": async ({ token }) => ({
    sent: { token, params: { id: await storedPrinter() }, body: { ...input, width: 58 } },
    actions: ["printers:save"],
  }),
  "DELETE /printers/{id}": async ({ token }) => ({
    sent: { token, params: { id: await storedPrinter() } },
    actions: ["printers:remove"],
  }),
  "POST /printers/{id}/address": async ({ token }) => ({
    sent: { token, params: { id: await storedPrinter() } },
    actions: ["printers:address"],
  }),
  "POST /printers/{id}/test": async ({ token }) => ({
    sent: { token, params: { id: await storedPrinter() } },
    actions: ["printers:test"],
  }),
  "POST /printers/{id}/jobs": async ({ token }) => ({
    sent: {
      token,
      params: { id: await storedPrinter() },
      body: { orderId: (await placedOrder()).id, kind: "receipt" },
    },
    actions: ["printers:print"],
  }),
  "DELETE /printers/{id}/jobs/{job}": async ({ token }) => {
    const id = await storedPrinter();
    await printTicket(id, { orderId: (await placedOrder()).id, kind: "kitchen" });
    const [job] = await listPrintJobs(id);
    return { sent: { token, params: { id, job: job?.id ?? "" } }, actions: ["printers:drop"] };
  },
};
