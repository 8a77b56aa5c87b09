import { expect, test } from "@jest/globals";
import { currentDatabase, setCurrentDatabase } from "@/lib/platform/db/current";
import { recordStatement } from "@/lib/platform/db/statement-times";
import { keepWarning } from "@/lib/platform/log/recent-warnings";
import { get } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET } from "./route";

setUpTestDatabase();

test("an owner reads how the system is", async () => {
  const token = await configuredInstance();
  recordStatement(`SELECT "name" FROM "Order" WHERE "email" = 'guest@example.com'`, 1234);
  keepWarning(`${JSON.stringify({ level: 40, time: Date.now(), msg: "A disk is slow" })}\n`);
  const { status, body, headers } = await get(GET, { token });
  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(body).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    node: process.versions.node,
    problems: expect.arrayContaining([expect.objectContaining({ about: "Backups", found: "none" })]),
    database: {
      version: expect.stringMatching(/^\d+/),
      bytes: expect.any(Number),
      migration: expect.stringMatching(/^\d{14}_/),
    },
    folders: [{ about: "Data folder" }, { about: "Templates" }, { about: "Backup folder" }],
    backup: null,
    slowStatements: expect.arrayContaining([
      expect.objectContaining({
        text: `SELECT "name" FROM "Order" WHERE "email" = ?`,
        slowest: 1234,
        count: 1,
      }),
    ]),
    warnings: [{ level: "warn", message: "A disk is slow" }],
  });
  expect(body.database.connections).toBeLessThanOrEqual(body.database.mostConnections);
  for (const { failure, free, total } of body.folders) {
    expect(failure).toBeNull();
    expect(free).toBeLessThanOrEqual(total);
  }
  expect(JSON.stringify(body)).not.toContain(currentDatabase().target.password);
});

test("a database that is away is said", async () => {
  const token = await configuredInstance();
  const database = currentDatabase();
  setCurrentDatabase({ ...database, target: { ...database.target, port: 1 } });
  expect((await get(GET, { token })).status).toBe(503);
  setCurrentDatabase(database);
});
