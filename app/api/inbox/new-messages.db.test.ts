import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { countNewMessages } from "@/lib/inbox/list.server";
import { setFollowing } from "@/lib/platform/cache/following";
import { noReads, recordReads } from "@/lib/platform/tracking/reads";
import { areUnchanged, latestVersion } from "@/lib/platform/tracking/table-versions";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { countRoundTrips } from "@/tests/support/database/round-trips";
import { aMessage } from "@/tests/support/inbox/messages";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  // Cached values have no lifetime, so that a slow machine counts the same.
  setFollowing("live");
  token = await configuredInstance();
});
afterEach(() => setFollowing("off"));

const markRead = (id: string) =>
  callRoute("PUT /inbox/messages/{id}/status", { token, params: { id }, body: { status: "read" } });

test("the staff save a note over the version that they read, and are told of another one", async () => {
  const params = { id: String(await aMessage()) };
  const save = (note: string, ifMatch?: number) =>
    callRoute("PUT /inbox/messages/{id}/note", {
      token,
      params,
      body: { note },
      ...(ifMatch !== undefined && { ifMatch }),
    });
  expect((await save("Called", 0)).body.message).toMatchObject({ note: "Called", noteVersion: 1 });
  await markRead(params.id);
  expect((await save("Wrote", 0)).status).toBe(409);
  const read = await callRoute("GET /inbox/messages/{id}", { token, params });
  expect(read.body.message).toMatchObject({ note: "Called", noteVersion: 1 });
  expect((await save("Called and wrote", 1)).body.message.noteVersion).toBe(2);
  expect((await save("Without a version")).body.message.noteVersion).toBe(3);
});

test("new messages are counted without a query until one arrives or is read", async () => {
  expect(await countNewMessages()).toBe(0);
  const id = await aMessage();
  await aMessage({ status: "spam" });
  const reads = noReads();
  expect(await recordReads(reads, countNewMessages)).toBe(1);
  expect([...reads.tables]).toEqual(["Message"]);
  const version = latestVersion();
  await callRoute("PUT /inbox/messages/{id}/note", {
    token,
    params: { id: String(id) },
    body: { note: "Hm" },
  });
  expect(areUnchanged(["Message"], version)).toBe(true);
  expect(await countRoundTrips(countNewMessages)).toBe(0);
  await markRead(String(id));
  expect(await countNewMessages()).toBe(0);
});
