import { createServer } from "node:net";
import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { currentDatabase, setCurrentDatabase } from "@/lib/platform/db/current";
import { post } from "@/tests/support/api/request";
import { breakTable, setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, setupBody, snapshot } from "@/tests/support/setup/instance";
import { POST as login } from "../../auth/login/route";
import { POST } from "./route";

setUpTestDatabase();

/** Returns a port that was free just now. */
function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

test("setting up stores the settings, creates the administrator, and returns where the data is", async () => {
  const answer = await post(POST, { body: setupBody() });
  const { host, port, name } = currentDatabase().target;
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    success: true,
    isConfigured: true,
    storage: { kind: "embedded", host, port, name, readOnly: false },
  });
  expect(await db.configuration.findMany()).toMatchObject([
    { id: 1, isConfigured: true, projectName: "Corner Bakery", apiUrl: "http://localhost:3000/api" },
  ]);
  const [user] = await db.user.findMany();
  expect(user).toMatchObject({ email: administrator.email, role: "owner" });
  expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
  expect((await post(login, { body: administrator })).status).toBe(200);
});

test("one of twenty concurrent saves succeeds, and there is one administrator", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(POST, { body: setupBody() })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  expect(await db.user.count()).toBe(1);
});

test("a configured instance is not set up again, not even by its administrator", async () => {
  await post(POST, { body: setupBody() });
  const before = await snapshot();
  const answer = await post(POST, { body: { ...setupBody(), projectName: "Mine now" } });
  expect(answer.status).toBe(409);
  expect(answer.body).toEqual({ success: false, error: "This application is already configured." });
  expect(await snapshot()).toEqual(before);
});

test("the specified payload, with MongoDB and no database password, keeps the current database", async () => {
  const database = { host: "mongodb", port: 27017, name: "appdb", username: "admin" };
  const answer = await post(POST, { body: { ...setupBody(), database } });
  const { host, port, name } = currentDatabase().target;
  expect(answer.status).toBe(200);
  expect(answer.body.storage).toMatchObject({ kind: "embedded", host, port, name });
  expect(answer.body.warning).toBe(
    `No database password was given for mongodb:27017, so it is not used. Your data is kept in the built-in database (${host}:${port}/${name}).`,
  );
  expect(await db.user.count()).toBe(1);
});

test("a server that can't be reached is named in the warning, and its password is not", async () => {
  const port = await closedPort();
  const database = { host: "127.0.0.1", port, name: "shop", username: "shop", password: "hidden-pw-1" };
  const answer = await post(POST, { body: { ...setupBody(), database } });
  expect(answer.status).toBe(200);
  expect(answer.body.warning).toContain(`No server answers at 127.0.0.1:${port}`);
  expect(answer.body.storage.kind).toBe("embedded");
  expect(JSON.stringify(answer.body)).not.toContain("hidden-pw-1");
});

test("a wrong password for another database is named in the warning", async () => {
  const { host, port } = currentDatabase().target;
  const database = { host, port, name: "template_migrated", username: "app", password: "wrong" };
  const answer = await post(POST, { body: { ...setupBody(), database } });
  expect(answer.status).toBe(200);
  expect(answer.body.warning).toContain("the user name or the password is wrong");
});

test("with DATABASE_URL the database fields have no effect", async () => {
  const { target } = currentDatabase();
  setCurrentDatabase({ kind: "environment", target });
  const database = { host: "elsewhere.invalid", port: 5432, name: "a", username: "a", password: "a" };
  const answer = await post(POST, { body: { ...setupBody(), database } });
  expect(answer.status).toBe(200);
  expect(answer.body.warning).toContain("DATABASE_URL decides which database is used.");
  expect(answer.body.storage).toMatchObject({ kind: "external", readOnly: true });
});

test.each(["User", "Configuration"])(
  "a save that fails at %s leaves nothing, and works later",
  async (table) => {
    const repair = await breakTable(table, currentDatabase().target);
    const before = await snapshot();
    const failed = await post(POST, { body: setupBody() });
    expect(failed.status).toBe(500);
    expect(JSON.stringify(failed.body)).not.toContain("disk is full");
    expect(await snapshot()).toEqual(before);
    await repair();
    expect((await post(POST, { body: setupBody() })).status).toBe(200);
  },
);

test("a common password is refused for the first account at its field, and nothing is set up", async () => {
  const refused = await post(POST, { body: { ...setupBody(), adminPassword: "12345678" } });
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { adminPassword: "This is a common password. Please choose another one" },
  ]);
  expect(await db.user.count()).toBe(0);
  expect((await post(POST, { body: setupBody() })).status).toBe(200);
});
