import { expect, test } from "@jest/globals";
import { toClientConfig } from "@/lib/platform/address/target";
import { runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { startSilentServer } from "@/tests/support/database/silent-server";
import { currentDatabase } from "./current";
import { withClient } from "./with-client";

setUpTestDatabase();

const ours = () => toClientConfig(currentDatabase().target);
const connections = () =>
  runStatement(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    currentDatabase().target,
  );

test("the result is returned, and the connection is closed", async () => {
  const before = await connections();
  const found = await withClient(ours(), async (client) => (await client.query("SELECT 1 AS one")).rows);
  expect(found).toEqual([{ one: 1 }]);
  expect(await connections()).toEqual(before);
});

test("a server that does not respond times out", async () => {
  const silent = await startSilentServer();
  const connecting = withClient(toClientConfig(silent.target), async () => "never", { connect: 20 });
  await expect(connecting).rejects.toThrow("timeout");
  await silent.stop();
});

test("a slow query times out", async () => {
  const asking = withClient(ours(), (client) => client.query("SELECT pg_sleep(600)"), { query: 20 });
  await expect(asking).rejects.toThrow("timeout");
});

test("an aborted caller waits neither for the connection nor for a query", async () => {
  const silent = await startSilentServer();
  const told = new AbortController();
  const connecting = withClient(toClientConfig(silent.target), async () => "never", { signal: told.signal });
  const asking = withClient(
    ours(),
    async (client) => {
      const sleeping = client.query("SELECT pg_sleep(600)");
      told.abort(new Error("told to leave"));
      return sleeping;
    },
    { signal: told.signal },
  );
  await expect(asking).rejects.toThrow("told to leave");
  await expect(connecting).rejects.toThrow("told to leave");
  await expect(withClient(ours(), async () => "never", { signal: told.signal })).rejects.toThrow(
    "told to leave",
  );
  await silent.stop();
});
