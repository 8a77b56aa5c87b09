import "server-only";
import { listAllBackups } from "@/lib/backups/places";
import { toClientConfig } from "@/lib/platform/address/target";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { currentDatabase } from "@/lib/platform/db/current";
import { withClient } from "@/lib/platform/db/with-client";
import { declareGauge } from "@/lib/platform/metrics/registry";
import "@/lib/orders/order-counts.server";
import { productVersion } from "./version.server";

/** The timeout of queries, and the lifetime of their results, in milliseconds. */
const TIMEOUT_MS = 1500;
const CACHE_TTL_MS = 10_000;

/** Bytes; null while the database does not answer. */
const databaseSize = cachedRead(
  "size of the database",
  () =>
    withClient(
      toClientConfig(currentDatabase().target),
      async (client) => {
        const { rows } = await client.query("SELECT pg_database_size(current_database())::float8 AS size");
        return rows[0].size as number;
      },
      { connect: TIMEOUT_MS, query: TIMEOUT_MS },
    ).catch(() => null),
  { ttl: CACHE_TTL_MS },
);

/** Undefined while they can't be listed. */
const latestBackup = cachedRead("latest backup", async () => (await listAllBackups().catch(() => []))[0], {
  ttl: CACHE_TTL_MS,
});

declareGauge(
  "platform_database_up",
  "Whether the database answers.",
  async () => ((await databaseSize.get()) === null ? 0 : 1),
  { aggregator: "min" },
);
declareGauge("platform_database_bytes", "Size of the database.", () => databaseSize.get(), {
  aggregator: "max",
});
declareGauge(
  "platform_backup_age_seconds",
  "Time since the latest backup was made.",
  async () => {
    const latest = await latestBackup.get();
    return latest ? (Date.now() - Date.parse(latest.createdAt)) / 1000 : null;
  },
  { aggregator: "max" },
);
declareGauge("platform_info", "The version that runs.", () => ({ [productVersion().version]: 1 }), {
  label: "version",
  aggregator: "max",
});
