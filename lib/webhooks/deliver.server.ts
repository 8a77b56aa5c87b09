import "server-only";
import { db } from "@/lib/platform/db/client";
import { AddressRefused, postWithin } from "@/lib/platform/http/post.server";
import { type Attempt, JobRefused } from "@/lib/platform/jobs/define-job";
import type { WebhookDeliveryState } from "@/prisma/client";
import { dataWriters } from "./define-data";
import { reachOf } from "./reach.server";
import { signingSecrets } from "./secrets.server";
import { signaturesOf } from "./sign";

const select = {
  id: true,
  messageId: true,
  type: true,
  about: true,
  body: true,
  state: true,
  createdAt: true,
  endpoint: {
    select: {
      id: true,
      url: true,
      withGuest: true,
      isPrivateAllowed: true,
      isActive: true,
      previousSecretUntil: true,
    },
  },
} as const;

const readDelivery = (id: number) => db.webhookDelivery.findUnique({ where: { id }, select });
type Row = NonNullable<Awaited<ReturnType<typeof readDelivery>>>;

/** Returns the body of all attempts, which the first one stores. @throws JobRefused if its subject was deleted */
async function bodyOf({ id, type, about, body, createdAt, endpoint }: Row): Promise<string> {
  if (body) return body;
  const write = dataWriters.get(type.split(".")[0] ?? "");
  const data = write ? await write(about as object, endpoint) : about;
  if (data === null) throw new JobRefused("What happened has been deleted since.");
  const written = JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
  await db.webhookDelivery.update({ where: { id }, data: { body: written }, select: { id: true } });
  return written;
}

async function send(row: Row, signal: AbortSignal): Promise<number> {
  const { endpoint, messageId: id } = row;
  if (!endpoint.isActive) throw new JobRefused("The endpoint is switched off.");
  const body = await bodyOf(row);
  const secrets = await signingSecrets(endpoint.id, endpoint.previousSecretUntil);
  if (secrets.length === 0) throw new JobRefused("The signing secret can’t be read: make a new one.");
  const seconds = Math.floor(Date.now() / 1000);
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": signaturesOf({ id, seconds, body }, secrets),
  };
  try {
    return await postWithin(reachOf(endpoint), endpoint.url, { headers, body, signal });
  } catch (error) {
    throw error instanceof AddressRefused ? new JobRefused(error.message) : error;
  }
}

type Outcome = { state: WebhookDeliveryState; responseCode: number | null; lastError: string | null };

async function record({ id, endpoint }: Row, outcome: Outcome): Promise<void> {
  const data = { ...outcome, updatedAt: new Date() };
  await db.$transaction([
    db.webhookDelivery.updateMany({ where: { id }, data }),
    db.webhookEndpoint.updateMany({
      where: { id: endpoint.id },
      data: {
        failures: outcome.state === "delivered" ? 0 : { increment: 1 },
        ...(outcome.responseCode === 410 && { isActive: false, isGone: true }),
      },
    }),
  ]);
}

/** PostgreSQL can't store NUL. */
const shorten = (message: string) => message.replaceAll("\0", "").slice(0, 300);

const isSuccess = (status: number) => status >= 200 && status < 300;

/**
 * Sends a delivery once. An attempt whose process ended is repeated with the same `webhook-id`.
 * @throws JobRefused if another attempt is useless; Error if one may succeed
 */
export async function deliver(id: number, { tries, maxTries, signal }: Attempt): Promise<void> {
  const row = await readDelivery(id);
  if (!row || row.state === "delivered") return;
  const status = await send(row, signal).catch((error: Error) => error);
  if (typeof status === "number" && isSuccess(status))
    return record(row, { state: "delivered", responseCode: status, lastError: null });
  const error =
    typeof status !== "number"
      ? status
      : status === 410
        ? new JobRefused("The endpoint answered 410: it is switched off.")
        : new Error(`The endpoint answered ${status}.`);
  const isLast = error instanceof JobRefused || tries >= maxTries;
  await record(row, {
    state: isLast ? "failed" : "queued",
    responseCode: typeof status === "number" ? status : null,
    lastError: shorten(error.message),
  });
  throw error;
}
