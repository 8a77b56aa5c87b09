import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import { addressKey } from "@/lib/platform/http/address-key";
import { AppError } from "@/lib/platform/http/errors";
import { environment } from "@/lib/platform/runtime/env";
import { callPrimary } from "@/lib/platform/runtime/process-calls";
import { remember } from "@/lib/platform/runtime/remember";
import { worker } from "@/lib/platform/runtime/worker";
import { registry } from "./registry";
import { combine, measureProcess, type Snapshot, takeSnapshot } from "./snapshots";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** The wrong tokens per address and minute, and the number of addresses counted. */
const GUESS_LIMITS = { perMinute: 10, addresses: 1000 };
/** In memory, since metrics must work without the database. */
const guesses = remember(
  "guesses at METRICS_TOKEN",
  () => new LRUCache<string, { count: number }>({ max: GUESS_LIMITS.addresses, ttl: 60_000 }),
);

/**
 * Requires METRICS_TOKEN as a bearer token. After too many wrong tokens an address is refused, even with the right one.
 * @throws AppError `not-found` if METRICS_TOKEN is not set, `unauthenticated`, `too-many-tries`
 */
export function requireMetricsToken(headers: Headers, address: string) {
  const { METRICS_TOKEN: token } = environment();
  if (token === undefined) throw new AppError("not-found", "There is nothing at this address.");
  const [, given = ""] = /^Bearer +(.+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  const key = addressKey(address);
  const tried = guesses.get(key) ?? { count: 0 };
  if (tried.count >= GUESS_LIMITS.perMinute) {
    throw new AppError("too-many-tries", "Too many wrong tokens came from here. Please wait a minute.", {
      retryAfter: 60,
    });
  }
  if (!timingSafeEqual(digest(given), digest(token))) {
    tried.count += 1;
    if (tried.count === 1) guesses.set(key, tried);
    throw new AppError("unauthenticated", "The metrics are read with METRICS_TOKEN as a bearer token.");
  }
}

/** The limit of collecting the metrics of all workers, in milliseconds. */
const TIMEOUT_MS = 5000;

/** Returns the metrics of all workers in one registry; of this process alone if the primary doesn't answer. */
async function allMetrics() {
  const own = () => takeSnapshot().then((snapshot) => [snapshot]);
  return combine(await callPrimary<Snapshot[]>("metrics", null, TIMEOUT_MS).catch(own));
}

/**
 * Returns all metrics in the text format of Prometheus, summed over the workers; those of the process begin with the
 * first scrape.
 */
export async function metricsText(): Promise<{ text: string; type: string }> {
  measureProcess();
  const metrics = worker() ? await allMetrics() : registry;
  return { text: await metrics.metrics(), type: registry.contentType };
}
