import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { declareGauge } from "@/lib/platform/metrics/registry";
import { remember } from "@/lib/platform/runtime/remember";
import { tracing } from "@/lib/platform/tracing/tracing";
import { changed, committed, invalidate } from "@/lib/platform/tracking/table-versions";
import type { TrackedTable } from "@/lib/platform/tracking/tracked-tables";
import { withoutValues } from "./statement-text";
import { recordStatement } from "./statement-times";
import { writtenTables } from "./written-tables";

type Adapter = Awaited<ReturnType<PrismaPg["connect"]>>;
type Queryable = Pick<Adapter, "queryRaw" | "executeRaw">;

const pools = remember("database pools", () => new Set<pg.Pool>());

export const openPools = (): ReadonlySet<pg.Pool> => pools;

const connections = () => {
  const sums = { busy: 0, idle: 0, waiting: 0 };
  for (const { totalCount, idleCount, waitingCount } of pools) {
    sums.busy += totalCount - idleCount;
    sums.idle += idleCount;
    sums.waiting += waitingCount;
  }
  return sums;
};
declareGauge("platform_database_connections", "Connections to the database.", connections, {
  label: "state",
});

async function timed<Result>(sql: string, run: () => Promise<Result>): Promise<Result> {
  const endSpan = tracing()?.beginStatement(() => withoutValues(sql));
  const startedAt = performance.now();
  let isFailed = true;
  try {
    const result = await run();
    isFailed = false;
    return result;
  } finally {
    recordStatement(sql, performance.now() - startedAt);
    endSpan?.(isFailed);
  }
}

/**
 * Times the statements of a connection, including the wait for it.
 * @param onWrite called with the tracked tables that a statement has written, before its caller gets the result
 */
function observeStatements(queryable: Queryable, onWrite: (tables: readonly TrackedTable[]) => void) {
  const queryRaw = queryable.queryRaw.bind(queryable);
  const executeRaw = queryable.executeRaw.bind(queryable);
  async function observed<Result>(sql: string, run: () => Promise<Result>): Promise<Result> {
    const result = await timed(sql, run);
    const tables = writtenTables(sql);
    if (tables.length > 0) onWrite(tables);
    return result;
  }
  queryable.queryRaw = (query) => observed(query.sql, () => queryRaw(query));
  queryable.executeRaw = (query) => observed(query.sql, () => executeRaw(query));
}

/**
 * The Prisma adapter for PostgreSQL. Measures statements and connections, and invalidates values read from written
 * tables.
 */
export class MeasuredPg extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    const pool = adapter.underlyingDriver();
    pools.add(pool);
    const [start, dispose] = [adapter.startTransaction.bind(adapter), adapter.dispose.bind(adapter)];
    observeStatements(adapter, invalidate);
    adapter.startTransaction = async (level) => {
      const transaction = await start(level);
      observeStatements(transaction, (tables) => changed(transaction, tables));
      const commit = transaction.commit.bind(transaction);
      transaction.commit = async () => {
        await commit();
        committed(transaction);
      };
      return transaction;
    };
    adapter.dispose = async () => {
      pools.delete(pool);
      await dispose();
    };
    return adapter;
  }
}
