import "server-only";
import { db } from "@/lib/platform/db/client";
import { pushJob } from "@/lib/push/jobs";
import type { PushMessage } from "@/lib/push/message";
import { queuePush } from "@/lib/push/queue.server";
import { staffDevices } from "@/lib/push/recipients.server";
import { requestWords } from "./request-words";
import type { TableRequestKind } from "./schema";

/** Seconds for which a request is news. */
const REQUEST_SECONDS = 15 * 60;

type NamedRequest = { id: string; tableName: string; kind: TableRequestKind };

const requestMessage = ({ id, tableName, kind }: NamedRequest, restaurantName: string): PushMessage => ({
  title: `${tableName}: ${requestWords[kind].toLowerCase()}`,
  body: restaurantName,
  tag: `table-${id}`,
  path: "/admin?tab=tables",
  ttlSeconds: REQUEST_SECONDS,
});

/** Queues a notification of a request for each device of the staff, unless it was done meanwhile. */
export async function notifyOfRequest(requestId: string): Promise<void> {
  const request = await db.tableRequest.findFirst({
    where: { id: requestId, doneAt: null },
    select: { id: true, tableName: true, kind: true, restaurantId: true },
  });
  if (!request) return;
  const restaurant = await db.restaurant.findUnique({
    where: { id: request.restaurantId },
    select: { name: true },
  });
  const message = requestMessage(request, restaurant?.name ?? "");
  await queuePush(db, await staffDevices(), message, pushJob);
}
