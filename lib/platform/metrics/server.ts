import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { collectDefaultMetrics, type Metric as PromMetric, Registry } from "prom-client";
import { addressKey } from "@/lib/platform/http/address-key";
import { AppError } from "@/lib/platform/http/errors";
import { environment } from "@/lib/platform/runtime/env";
import { remember } from "@/lib/platform/runtime/remember";
import { declaredMetrics, type Metric, type Sample } from "./registry";

/** How long one metric may take to be read before it is left out, in milliseconds. */
const PATIENCE = 2000;

const digest = (text: string) => createHash("sha256").update(text).digest();

/** The wrong tokens that one address may send in a minute, and the addresses that are counted. */
const GUESSES = { perMinute: 10, addresses: 1000 };
/** In memory, as metrics are there above all when the database is not. */
const guesses = remember(
  "guesses at METRICS_TOKEN",
  () => new LRUCache<string, { count: number }>({ max: GUESSES.addresses, ttl: 60_000 }),
);

/**
 * Requires METRICS_TOKEN as a bearer token. After too many wrong tokens an address is refused, even with the right one.
 * @throws AppError `not-found` where METRICS_TOKEN is not set, `unauthenticated` without it as a bearer token,
 *   `too-many-tries`
 */
export function requireMetricsToken(headers: Headers, address: string) {
  const { METRICS_TOKEN: token } = environment();
  if (token === undefined) throw new AppError("not-found", "There is nothing at this address.");
  const [, given = ""] = /^Bearer +(.+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  const key = addressKey(address);
  const tried = guesses.get(key) ?? { count: 0 };
  if (tried.count >= GUESSES.perMinute) {
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

/** Of a metric that takes long, one reading at a time is under way. */
const readings = remember("readings of metrics", () => new Map<string, Promise<readonly Sample[]>>());

/** What can't be read just now is left out: the others must be there above all when something is wrong. */
async function readInTime({ name, read }: Metric): Promise<readonly Sample[]> {
  const reading =
    readings.get(name) ??
    (async () => read())()
      .catch(() => [])
      .finally(() => readings.delete(name));
  readings.set(name, reading);
  return Promise.race([reading, delay(PATIENCE, [], { ref: false })]);
}

/** Memory, processor, event loop and garbage collection, measured from when they are first asked for. */
function processRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** All metrics of this process in the text format of Prometheus. */
export async function metricsText(): Promise<{ text: string; type: string }> {
  const ofProcess = remember("metrics of the process", processRegistry);
  const registry = new Registry();
  for (const metric of declaredMetrics()) {
    const { name, help, type } = metric;
    const get = async () => ({ name, help, type, values: await readInTime(metric) });
    registry.registerMetric({ name, get } as unknown as PromMetric);
  }
  const [own, common] = await Promise.all([registry.metrics(), ofProcess.metrics()]);
  return { text: `${own}\n${common}`, type: registry.contentType };
}
