import "server-only";
import { csvHead, csvLine } from "./csv";
import type { OrderFilter } from "./order-list";
import { everyOrder } from "./order-list.server";

/** The orders as a file for spreadsheets, written as it is read from the database. */
export function exportOrders(filter: OrderFilter): Response {
  const encoder = new TextEncoder();
  const batches = everyOrder(filter);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(csvHead)),
    async pull(controller) {
      const { value, done } = await batches.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map(csvLine).join("")));
    },
    cancel: async () => void (await batches.return(undefined)),
  });
  const day = new Date().toISOString().slice(0, 10);
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="orders-${day}.csv"`,
    },
  });
}
