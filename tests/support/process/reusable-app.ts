import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { seedStatements } from "@/tests/support/restaurants/menus/seeds";
import type { RunningApp } from "./app";
import { runInApp } from "./app-database";

async function check({ origin }: RunningApp) {
  const answer = await fetch(`${origin}/api/config/check`);
  return (await answer.json()) as { isConfigured: boolean; config?: { projectName?: string } };
}

/**
 * Makes a running instance as empty as a new one, whatever was stored in it: starting another one takes seconds.
 * What the process knows by heart it reads again before this returns, since it is shown two changes, one after the
 * other, of what it reads in the same way.
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
