import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { seedStatements } from "@/tests/support/restaurants/samples/seeds";
import type { RunningApp } from "./app";
import { runInApp } from "./app-database";

async function check({ origin }: RunningApp) {
  const answer = await fetch(`${origin}/api/config/check`);
  return (await answer.json()) as { isConfigured: boolean; config?: { projectName?: string } };
}

/**
 * Empties a running instance, since starting another one takes seconds. Makes two changes in turn and waits for each,
 * so that the process has reloaded its cached values.
 */
export async function emptyInstance(app: RunningApp) {
  const tables = await runInApp(
    app,
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'Configuration')`,
  );
  const marker = randomUUID();
  await runInApp(
    app,
    `BEGIN;
     ALTER TABLE "AuditEntry" DISABLE TRIGGER USER;
     TRUNCATE ${tables.map(({ tablename }) => `"${tablename}"`).join(", ")};
     ALTER TABLE "AuditEntry" ENABLE TRIGGER USER;
     ${seedStatements()}
     UPDATE "Configuration" SET "isConfigured" = true, "projectName" = '${marker}';
     COMMIT`,
  );
  await expect.poll(async () => (await check(app)).config?.projectName, { intervals: [20] }).toBe(marker);
  await runInApp(
    app,
    `BEGIN;
     DELETE FROM "Configuration";
     INSERT INTO "Configuration" ("updatedAt") VALUES (now());
     COMMIT`,
  );
  await expect.poll(async () => (await check(app)).isConfigured, { intervals: [20] }).toBe(false);
}
