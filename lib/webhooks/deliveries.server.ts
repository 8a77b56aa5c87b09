import "server-only";
import { randomUUID } from "node:crypto";
import { recordChange } from "@/lib/audit/record.server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { enqueue, enqueueAgain } from "@/lib/platform/jobs/enqueue.server";
import { TEST_EVENT } from "./events";
import { webhookJob } from "./jobs";
import type { DeliveryPage, DeliveryQuery, ListedDelivery } from "./schema";
import { missingEndpoint } from "./server";

const switchedOff = () => new AppError("conflict", "This endpoint is switched off.");

const jobOptions = (endpointId: string, id: number) => ({ key: String(id), concurrencyKey: endpointId });

const listed = {
  id: true,
  messageId: true,
  type: true,
  state: true,
  responseCode: true,
  lastError: true,
  createdAt: true,
  updatedAt: true,
} as const;

/** Lists the deliveries of an endpoint, newest first. */
export async function listDeliveries(
  endpointId: string,
  { before, limit }: DeliveryQuery,
): Promise<DeliveryPage> {
  const rows = await db.webhookDelivery.findMany({
    where: { endpointId, ...(before !== undefined && { id: { lt: Number(before) } }) },
    orderBy: { id: "desc" },
    take: limit + 1,
    select: listed,
  });
  const deliveries = rows.slice(0, limit).map(({ createdAt, updatedAt, type, ...delivery }) => ({
    ...delivery,
    type: type as ListedDelivery["type"],
    createdAt: createdAt.toISOString(),
    changedAt: updatedAt.toISOString(),
  }));
  return { deliveries, next: rows.length > limit ? (deliveries.at(-1)?.id ?? null) : null };
}

/** Queues a test event. @throws AppError `not-found`; `conflict` if the endpoint is switched off */
export async function testEndpoint(endpointId: string): Promise<void> {
  await db.$transaction(async (transaction) => {
    const endpoint = await transaction.webhookEndpoint.findUnique({
      where: { id: endpointId },
      select: { url: true, isActive: true },
    });
    if (!endpoint) throw missingEndpoint();
    if (!endpoint.isActive) throw switchedOff();
    const name = randomUUID().replaceAll("-", "");
    const { id } = await transaction.webhookDelivery.create({
      data: {
        endpointId,
        messageId: `msg_${name}`,
        type: TEST_EVENT,
        key: `${TEST_EVENT}:${name}`,
        about: {},
      },
      select: { id: true },
    });
    await enqueue(transaction, webhookJob, { id }, jobOptions(endpointId, id));
    const target = { id: endpointId, label: endpoint.url };
    await recordChange(transaction, { action: "webhooks:test", target });
  });
}

/**
 * Sends an event again with the same `webhook-id` and body, and as many tries as a new one.
 * @throws AppError `not-found`; `conflict` if the endpoint is switched off
 */
export async function sendDeliveryAgain(endpointId: string, id: number): Promise<void> {
  await db.$transaction(async (transaction) => {
    await transaction.$executeRaw`SELECT FROM "WebhookDelivery" WHERE "id" = ${id} FOR UPDATE`;
    const delivery = await transaction.webhookDelivery.findFirst({
      where: { id, endpointId },
      select: { type: true, state: true, endpoint: { select: { url: true, isActive: true } } },
    });
    if (!delivery) throw new AppError("not-found", "There is no such delivery any more.");
    const { type, state, endpoint } = delivery;
    if (!endpoint.isActive) throw switchedOff();
    await transaction.webhookDelivery.update({
      where: { id },
      data: { state: "queued" },
      select: { id: true },
    });
    await enqueueAgain(transaction, webhookJob, { id }, jobOptions(endpointId, id));
    await recordChange(transaction, {
      action: "webhooks:retry",
      target: { id: endpointId, label: endpoint.url },
      before: { type, state },
      after: { type, state: "queued" },
    });
  });
}
