import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { dayIn } from "@/lib/platform/time-zone/days";
import { requireRestaurantOfOrders } from "@/lib/restaurants/published/server";
import { csvWriter } from "./csv";
import type { OrderFilter } from "./order-list";
import { everyOrder } from "./order-list.server";

/** Returns the orders as a CSV response, streamed from the database. */
export async function exportOrders(filter: OrderFilter): Promise<Response> {
  if (filter.restaurantId) await requireRestaurantOfOrders(filter.restaurantId);
  const { timeZone } = await configurationState();
  const { head, lines } = csvWriter(timeZone);
  const encoder = new TextEncoder();
  const batches = everyOrder(filter);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(head)),
    async pull(controller) {
      const { value, done } = await batches.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(lines(value)));
    },
    cancel: async () => void (await batches.return(undefined)),
  });
  const day = dayIn(new Date(), timeZone);
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="orders-${day}.csv"`,
    },
  });
}
