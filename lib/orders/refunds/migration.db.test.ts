import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { toConnectionString } from "@/lib/platform/address/target";
import { listMigrations, migrate, migrationsFolder } from "@/lib/platform/db/migrations";
import { createTestDatabase, runStatement, setUpTestDatabase } from "@/tests/support/database/database";

setUpTestDatabase();

/** Creates a database as it was before refunds had rows of their own. */
async function earlierDatabase() {
  const all = await listMigrations();
  const earlier = all.slice(
    0,
    all.findIndex((name) => name.endsWith("_refunds_by_line")),
  );
  const folder = await mkdtemp(path.join(tmpdir(), "platform-earlier-"));
  for (const name of earlier)
    await cp(path.join(migrationsFolder, name), path.join(folder, name), { recursive: true });
  const target = await createTestDatabase({ migrated: false });
  await migrate(toConnectionString(target), folder);
  await rm(folder, { recursive: true });
  return target;
}

test("each refund of a cancelled order becomes a row, with the key that the provider knows", async () => {
  const target = await earlierDatabase();
  const order = (id: string, refund: string, refundId: string, tries: number) =>
    `('${id}', '', 'Gil', 'gil@example.com', 'cancelled', 'paid', 399, 40, 500, 939, 'key-${id}', '',
      'pi_${id}', ${refund}, ${refundId}, ${tries}, now())`;
  await runStatement(
    `INSERT INTO "Order" ("id", "restaurantId", "name", "email", "status", "payment", "subtotalCents", "taxCents",
      "deliveryCents", "totalCents", "idempotencyKey", "requestHash", "paymentIntentId", "refund", "refundId",
      "refundTries", "updatedAt")
    VALUES ${[
      order("given", "'done'", "'re_1'", 1),
      order("owed", "'due'", "NULL", 0),
      order("kept", "NULL", "NULL", 0),
    ].join(", ")}`,
    target,
  );
  await migrate(toConnectionString(target));
  const row = { orderId: "given", amountCents: 939, status: "done", providerId: "re_1", tries: 1 };
  expect(
    await runStatement(
      `SELECT "id", "orderId", "amountCents", "status", "providerId", "tries" FROM "Refund" ORDER BY "id"`,
      target,
    ),
  ).toEqual([
    { id: "given", ...row },
    { id: "owed", ...row, orderId: "owed", status: "due", providerId: null, tries: 0 },
  ]);
});
