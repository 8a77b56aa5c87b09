import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import { type Answer, get } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance, resetInstance } from "@/tests/support/setup/instance";
import { GET } from "./route";

setUpTestDatabase();

async function expectNoSecret({ body }: Answer) {
  const text = JSON.stringify(body);
  const users = await db.user.findMany();
  for (const secret of [currentDatabase().target.password, administrator.password, "$argon2"]) {
    expect(text).not.toContain(secret);
  }
  for (const { id, passwordHash } of users) {
    expect(text).not.toContain(passwordHash);
    expect(text).not.toContain(id);
  }
}

test("an empty instance sends the wizard the values to prefill", async () => {
  const answer = await get(GET);
  const { host, port, name, username } = currentDatabase().target;
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    success: true,
    isConfigured: false,
    config: {
      isConfigured: false,
      projectName: "",
      apiUrl: "",
      database: { host, port, name },
    },
    storage: { kind: "embedded", host, port, name, readOnly: false },
    defaults: {
      projectName: "Northwind Trading",
      apiUrl: "http://localhost/api",
      database: { host, port, name, username, password: "built-in" },
      adminEmail: "owner@example.com",
    },
  });
  await expectNoSecret(answer);
});

test("a visitor of a configured instance gets no user name, email or defaults", async () => {
  await configuredInstance();
  const answer = await get(GET);
  const { host, port, name } = currentDatabase().target;
  expect(answer.body).toEqual({
    success: true,
    isConfigured: true,
    config: {
      isConfigured: true,
      projectName: "Corner Bakery",
      apiUrl: "http://localhost:3000/api",
      database: { host, port, name },
    },
    storage: { kind: "embedded", host, port, name, readOnly: false },
  });
  expect(JSON.stringify(answer.body)).not.toContain(administrator.email);
  await expectNoSecret(answer);
});

test("an administrator sees the user name and email too", async () => {
  const token = await configuredInstance();
  const answer = await get(GET, { token });
  expect(answer.body.config.database.username).toBe(currentDatabase().target.username);
  expect(answer.body.config.adminEmail).toBe(administrator.email);
  await expectNoSecret(answer);
});

test("a dead token is a visitor's, not an error", async () => {
  await configuredInstance();
  const answer = await get(GET, { token: "not.a.token" });
  expect(answer.status).toBe(200);
  expect(answer.body.config).not.toHaveProperty("adminEmail");
});

test("after a reset a visitor's defaults contain neither the email nor the database's user name", async () => {
  await resetInstance(await configuredInstance());
  const answer = await get(GET);
  expect(answer.body.isConfigured).toBe(false);
  expect(answer.body.defaults).toMatchObject({
    projectName: "Corner Bakery",
    adminEmail: "",
    database: { username: "built-in" },
  });
  await expectNoSecret(answer);
});

test("the answer is never kept in a cache", async () => {
  expect((await get(GET)).headers.get("cache-control")).toBe("no-store");
});
