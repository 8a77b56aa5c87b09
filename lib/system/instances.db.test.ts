import { expect, test } from "@jest/globals";
import { currentDatabase } from "@/lib/platform/db/current";
import { sweepExpired } from "@/lib/platform/db/sweep";
import { runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { listInstances, recordInstance } from "./instances.server";

setUpTestDatabase();

const age = (id: string, by: string) =>
  runStatement(
    `UPDATE "Instance" SET "seenAt" = now() - interval '${by}' WHERE "id" = '${id}'`,
    currentDatabase().target,
  );
const listed = async () =>
  (await listInstances()).map(({ id, isSilent, isPresent }) => ({ id, isSilent, isPresent }));

test("instances list themselves, become silent without heartbeats, and are deleted finally", async () => {
  await recordInstance();
  await recordInstance("other");
  await recordInstance("other");
  const [own, other] = await listInstances();
  expect([own?.isPresent, other?.id, other?.isSilent]).toEqual([true, "other", false]);
  expect(own?.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(Date.parse(own?.startedAt ?? "")).toBeLessThanOrEqual(Date.parse(own?.seenAt ?? ""));

  await age("other", "5 minutes");
  await sweepExpired();
  expect((await listed())[1]).toEqual({ id: "other", isSilent: true, isPresent: false });
  await recordInstance("other");
  expect((await listed())[1]).toEqual({ id: "other", isSilent: false, isPresent: false });

  await age("other", "2 hours");
  await sweepExpired();
  expect(await listed()).toEqual([{ id: own?.id, isSilent: false, isPresent: true }]);
});

test("an instance whose row was deleted by a restore is listed again at once", async () => {
  expect(await listed()).toEqual([{ id: expect.any(String), isSilent: false, isPresent: true }]);
});
