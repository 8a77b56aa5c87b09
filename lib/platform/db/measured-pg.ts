import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { declareGauge } from "@/lib/platform/metrics/registry";
import { remember } from "@/lib/platform/runtime/remember";
import { tracing } from "@/lib/platform/tracing/tracing";
import { withoutValues } from "./statement-text";
import { noteStatement } from "./statement-times";

type Adapter = Awaited<ReturnType<PrismaPg["connect"]>>;
type Queryable = Pick<Adapter, "queryRaw" | "executeRaw">;

const pools = remember("database pools", () => new Set<pg.Pool>());

const connections = () => {
  const sums = { busy: 0, idle: 0, waiting: 0 };
  for (const { totalCount, idleCount, waitingCount } of pools) {
    sums.busy += totalCount - idleCount;
    sums.idle += idleCount;
    sums.waiting += waitingCount;
  }
  return sums;
};
declareGauge("platform_database_connections", "Connections to the database.", connections, "state");

async function timed<Result>(sql: string, run: () => Promise<Result>): Promise<Result> {
  const endSpan = tracing()?.beginStatement(() => withoutValues(sql));
  const startedAt = performance.now();
  let isFailed = true;
  try {
    const result = await run();
    isFailed = false;
    return result;
  } finally {
    noteStatement(sql, performance.now() - startedAt);
    endSpan?.(isFailed);
  }
}

/** Times what is asked of a connection, waiting for one included. */
function timeStatements(queryable: Queryable) {
  const queryRaw = queryable.queryRaw.bind(queryable);
  const executeRaw = queryable.executeRaw.bind(queryable);
  queryable.queryRaw = (query) => timed(query.sql, () => queryRaw(query));
  queryable.executeRaw = (query) => timed(query.sql, () => executeRaw(query));
}

/** Prisma's way to PostgreSQL, which tells the metrics how long statements take and of its pool. */
export class MeasuredPg extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    const pool = adapter.underlyingDriver();
    pools.add(pool);
    const [start, dispose] = [adapter.startTransaction.bind(adapter), adapter.dispose.bind(adapter)];
    timeStatements(adapter);
    adapter.startTransaction = async (level) => {
      const transaction = await start(level);
      timeStatements(transaction);
      return transaction;
    };
    adapter.dispose = async () => {
      pools.delete(pool);
      await dispose();
    };
    return adapter;
  }
}
