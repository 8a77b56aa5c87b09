import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { randomId } from "@/lib/platform/runtime/random-id";
import { MAX_ENDPOINTS, type WebhookEvent } from "./events";
import { requireReachable } from "./reach.server";
import type { EndpointInput, ListedEndpoint } from "./schema";
import { storeSigningSecret } from "./secrets.server";
import { makeSigningSecret } from "./sign";

/** Attempts without a success after which an endpoint is shown as failing. */
const FAILING_AFTER = 5;
const FORMER_SECRET_MS = 24 * 60 * 60_000;

const inputFields = {
  url: true,
  events: true,
  withGuest: true,
  isPrivateAllowed: true,
  isActive: true,
} as const;

/** Lists the endpoints, oldest first. */
export async function listEndpoints(): Promise<ListedEndpoint[]> {
  const rows = await db.webhookEndpoint.findMany({
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, ...inputFields, isGone: true, failures: true },
  });
  return rows.map(({ isGone, failures, events, ...endpoint }) => ({
    ...endpoint,
    events: events as WebhookEvent[],
    state: endpoint.isActive ? (failures >= FAILING_AFTER ? "failing" : "active") : isGone ? "gone" : "off",
  }));
}

export const missingEndpoint = () => new AppError("not-found", "There is no such endpoint.");

/**
 * Adds an endpoint.
 * @returns the signing secret
 * @throws AppError `conflict` if there are too many, `invalid` for an address that may not be reached
 */
export async function addEndpoint(input: EndpointInput): Promise<{ id: string; secret: string }> {
  await requireReachable(input);
  const id = randomId();
  const secret = makeSigningSecret();
  await db.$transaction(async (transaction) => {
    if ((await transaction.webhookEndpoint.count()) >= MAX_ENDPOINTS)
      throw new AppError("conflict", `There are ${MAX_ENDPOINTS} endpoints. Remove one that is not used.`);
    await transaction.webhookEndpoint.create({ data: { id, ...input }, select: { id: true } });
    await storeSigningSecret(transaction, id, secret);
    await recordChange(transaction, {
      action: "webhooks:add",
      target: { id, label: input.url },
      after: input,
    });
  });
  return { id, secret };
}

/**
 * Changes an endpoint, which then counts as not failing.
 * @throws AppError `not-found`, `invalid` for an address that may not be reached
 */
export async function saveEndpoint(id: string, input: EndpointInput): Promise<void> {
  await requireReachable(input);
  await db.$transaction(async (transaction) => {
    const before = await transaction.webhookEndpoint.findUnique({ where: { id }, select: inputFields });
    if (!before) throw missingEndpoint();
    const data = { ...input, failures: 0, isGone: false };
    const isElsewhere = new URL(input.url).origin !== new URL(before.url).origin;
    // Bodies of earlier attempts may have guests' data.
    if (isElsewhere || (before.withGuest && !input.withGuest))
      await transaction.webhookDelivery.updateMany({ where: { endpointId: id }, data: { body: "" } });
    await transaction.webhookEndpoint.update({ where: { id }, data, select: { id: true } });
    const target = { id, label: input.url };
    await recordChange(transaction, { action: "webhooks:save", target, before, after: input });
  });
}

/** Makes a new signing secret; the former one signs for another day. @throws AppError `not-found` */
export async function changeSecret(id: string): Promise<{ id: string; secret: string }> {
  const secret = makeSigningSecret();
  await db.$transaction(async (transaction) => {
    const { count } = await transaction.webhookEndpoint.updateMany({
      where: { id },
      data: { previousSecretUntil: new Date(Date.now() + FORMER_SECRET_MS) },
    });
    if (count === 0) throw missingEndpoint();
    const { url } = await transaction.webhookEndpoint.findUniqueOrThrow({
      where: { id },
      select: { url: true },
    });
    await storeSigningSecret(transaction, id, secret, { keepsFormer: true });
    await recordChange(transaction, { action: "webhooks:secret", target: { id, label: url } });
  });
  return { id, secret };
}

/** Removes an endpoint with its secrets and deliveries; ignores a missing one. */
export async function removeEndpoint(id: string): Promise<void> {
  await db.$transaction(async (transaction) => {
    const before = await transaction.webhookEndpoint.findUnique({ where: { id }, select: inputFields });
    if (!before) return;
    await transaction.webhookEndpoint.delete({ where: { id }, select: { id: true } });
    await storeSigningSecret(transaction, id, null);
    await recordChange(transaction, { action: "webhooks:remove", target: { id, label: before.url }, before });
  });
}
