import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { setUpApps } from "@/tests/support/process/started-apps";

const { startedApp, newDataDir, exitOf } = setUpApps();

test("a wrong environment is refused with the names of the variables", async () => {
  const { code, output } = await exitOf({
    PORT: "abc",
    DATABASE_URL: "mysql://root:secret@x/y",
    LOG_LEVEL: "loud",
  });
  expect(code).toBe(1);
  for (const name of ["PORT", "DATABASE_URL", "LOG_LEVEL"]) expect(output).toContain(`${name}:`);
  expect(output).not.toContain("secret");
  expect(output).not.toContain("    at ");
});

test("a fresh instance is set up by its environment once, and later changes are kept", async () => {
  const variables = {
    DATA_DIR: await newDataDir(),
    SETUP_PROJECT_NAME: "Corner Bakery",
    SETUP_ADMIN_EMAIL: "owner@example.com",
    SETUP_ADMIN_PASSWORD: "correct horse battery",
  };
  const refused = await exitOf({ ...variables, PORT: "0", SETUP_ADMIN_PASSWORD: "12345678" });
  expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(/^SETUP_ADMIN_PASSWORD: /m)]);
  const app = await startedApp(variables);
  expect(await (await fetch(`${app.origin}/`)).text()).toContain("Corner Bakery");
  const signIn = await fetch(`${app.origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "owner@example.com", password: "correct horse battery" }),
  });
  expect(signIn.status).toBe(200);
  await app.stop();
  const again = await startedApp({ ...variables, SETUP_PROJECT_NAME: "Another" });
  expect(await (await fetch(`${again.origin}/`)).text()).toContain("Corner Bakery");
});

test("no visitor sees the set-up while the instance sets itself up", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  await new Promise((resolve) => taken.close(resolve));
  const check = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/config/check`).catch(() => null);
    return answer && { status: answer.status, text: await answer.text() };
  };
  let isReady = false;
  const starting = startedApp({
    DATA_DIR: await newDataDir(),
    PORT: String(port),
    SETUP_PROJECT_NAME: "Corner Bakery",
    SETUP_ADMIN_EMAIL: "owner@example.com",
    SETUP_ADMIN_PASSWORD: "correct horse battery",
  }).finally(() => {
    isReady = true;
  });
  const answers: { status: number; text: string }[] = [];
  for (let isOver = false; !isOver; ) {
    isOver = isReady;
    const answer = await check();
    if (answer) answers.push(answer);
  }
  await starting;
  expect(answers.filter(({ text }) => text.includes(`"isConfigured":false`))).toEqual([]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503, 200]));
});

test("a used port gives one clear line", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { code, output } = await exitOf({ PORT: String(port), DATA_DIR: await newDataDir() });
  other.close();
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Port ${port} is already in use. Stop what uses it, or set PORT to another one.`,
  );
});
