import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import type { EmbeddedServer } from "@/lib/platform/db/embedded/server";
import { readStoredConnection } from "@/lib/platform/db/stored-connection";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { removeTestFolders } from "@/tests/support/database/embedded-server";
import { startTlsOnlyServer } from "@/tests/support/database/tls-only-server";
import { administrator, setupBody } from "@/tests/support/setup/instance";
import { POST as login } from "../../auth/login/route";
import { POST as testConnection } from "../test-connection/route";
import { POST } from "./route";

jest.setTimeout(60_000);
setUpTestDatabase();

let server: EmbeddedServer;

beforeAll(async () => {
  server = await startTlsOnlyServer();
});

afterAll(async () => {
  await server.stop();
  await removeTestFolders();
});

test("a server that wants encryption is tested, moved to, and reached by an encrypted connection", async () => {
  const { host, port, name, username, password } = server.target;
  const database = { host, port, name, username, password };
  expect((await post(testConnection, { body: database })).body).toMatchObject({ success: true });
  const wrong = await post(testConnection, { body: { ...database, password: "wrong" } });
  expect(wrong.body).toMatchObject({ success: false, error: expect.stringContaining("password is wrong") });

  const saved = await post(POST, { body: { ...setupBody(), database } });
  expect(saved.status).toBe(200);
  expect(saved.body).not.toHaveProperty("warning");
  const { target } = currentDatabase();
  expect(target).toMatchObject(database);
  expect(await readStoredConnection(process.env.DATA_DIR ?? "")).toEqual(target);
  expect(await db.$queryRaw`SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()`).toEqual([
    { ssl: true },
  ]);
  expect((await post(login, { body: administrator })).status).toBe(200);
});
