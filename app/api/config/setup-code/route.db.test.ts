import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { NextRequest } from "next/server";
import { GET as check } from "@/app/api/config/check/route";
import { POST as save } from "@/app/api/config/save/route";
import { POST as testConnection } from "@/app/api/config/test-connection/route";
import { callerOf } from "@/lib/accounts/sign-in/device";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import { setOwnAddress } from "@/lib/platform/http/self-request";
import { environment } from "@/lib/platform/runtime/env";
import { describeSetup } from "@/lib/setup/check.server";
import { configurationInput, SETUP_CODE_HEADER, SETUP_COOKIE } from "@/lib/setup/schema";
import { saveConfiguration } from "@/lib/setup/server";
import { removeSetupCode, setupCode } from "@/lib/setup/setup-code";
import { middleware } from "@/middleware";
import { cookieFrom, get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance, resetInstance, setupBody, snapshot } from "@/tests/support/setup/instance";
import { POST } from "./route";

setUpTestDatabase();

const NEEDS_CODE =
  "Setting up from another machine needs the set-up code that the server printed when it started.";

let printed: string[];

beforeEach(() => {
  removeSetupCode();
  printed = [];
  jest.spyOn(process.stdout, "write").mockImplementation((text) => printed.push(String(text)) > 0);
});

afterEach(() => {
  jest.restoreAllMocks();
  delete environment().SETUP_CODE;
});

const elsewhere = { elsewhere: true } as const;
const connection = () => ({ ...setupBody().database, password: "any" });
const codeFile = () => path.join(environment().DATA_DIR, "setup-code");

async function shown(code: string): Promise<string> {
  return cookieFrom(await post(POST, { ...elsewhere, body: { code } }), SETUP_COOKIE);
}

test("a stranger can't set up a new instance, test connections, or see where its data is", async () => {
  const before = await snapshot();
  for (const sent of [
    {},
    { cookie: `${SETUP_COOKIE}=forged` },
    { headers: { [SETUP_CODE_HEADER]: "guess" } },
  ]) {
    const saved = await post(save, { ...elsewhere, ...sent, body: setupBody() });
    expect([saved.status, saved.body]).toEqual([403, { success: false, error: NEEDS_CODE }]);
    const tested = await post(testConnection, { ...elsewhere, ...sent, body: connection() });
    expect([tested.status, tested.body]).toEqual([403, { success: false, error: NEEDS_CODE }]);
    expect((await get(check, { ...elsewhere, ...sent })).body).toEqual({
      success: true,
      isConfigured: false,
      config: { isConfigured: false, projectName: "", apiUrl: "" },
    });
  }
  expect(await snapshot()).toEqual(before);
});

test("a browser on the same machine needs no code", async () => {
  expect((await get(check)).body.defaults.database.name).toBe(currentDatabase().target.name);
  expect((await post(testConnection, { body: connection() })).status).toBe(200);
  expect((await post(save, { body: setupBody() })).status).toBe(200);
});

test("with the code in a header a script sets up from anywhere", async () => {
  const headers = { [SETUP_CODE_HEADER]: setupCode(null) };
  expect((await get(check, { ...elsewhere, headers })).body.defaults).toBeDefined();
  expect((await post(testConnection, { ...elsewhere, headers, body: connection() })).status).toBe(200);
  expect((await post(save, { ...elsewhere, headers, body: setupBody() })).status).toBe(200);
});

test("a browser that showed the code sets up, and its cookie ends with that", async () => {
  const answer = await post(POST, { ...elsewhere, body: { code: ` ${setupCode(null)} ` } });
  expect(answer.body).toEqual({ success: true });
  const [line = ""] = answer.cookies;
  expect(line.split("; ").slice(1).sort()).toEqual(
    expect.arrayContaining(["HttpOnly", "Max-Age=43200", "Path=/", "SameSite=strict"]),
  );
  expect(line).not.toContain(setupCode(null));
  const cookie = cookieFrom(answer, SETUP_COOKIE);
  expect((await get(check, { ...elsewhere, cookie })).body.defaults).toBeDefined();
  const saved = await post(save, { ...elsewhere, cookie, body: setupBody() });
  expect(saved.status).toBe(200);
  expect(saved.cookies[0]).toMatch(/^setup_grant=; .*Max-Age=0/);
});

test("the code is kept for its owner's eyes, and is the same until it is used", async () => {
  const code = setupCode(null);
  expect(code).toMatch(/^[a-z2-9]{24}$/);
  expect(setupCode(null)).toBe(code);
  expect(readFileSync(codeFile(), "utf8").split("\n")[0]).toBe(code);
  expect(statSync(codeFile()).mode & 0o777).toBe(0o600);
});

test("a used code is invalid, and a reset creates a new one, which replaces no administrator", async () => {
  const code = setupCode(null);
  const cookie = await shown(code);
  const token = await configuredInstance();
  expect((await post(POST, { ...elsewhere, body: { code } })).status).toBe(403);
  setOwnAddress({ address: "0.0.0.0", port: 3000 });
  await resetInstance(token);
  const renewed = readFileSync(codeFile(), "utf8").split("\n")[0] ?? "";
  expect(renewed).not.toBe(code);
  expect(printed.join("")).toMatch(
    new RegExp(`^• To set up from another machine, open http\\S+/setup\\?code=${renewed}\n$`),
  );
  expect((await post(POST, { ...elsewhere, body: { code } })).status).toBe(403);
  expect((await get(check, { ...elsewhere, cookie })).body.defaults).toBeUndefined();
  const fresh = await shown(renewed);
  expect((await get(check, { ...elsewhere, cookie: fresh })).body.defaults.database.name).toBe(
    currentDatabase().target.name,
  );
  const stranger = { ...setupBody(), adminPassword: "a wrong password" };
  expect((await post(save, { ...elsewhere, cookie: fresh, body: stranger })).status).toBe(401);
  expect((await post(testConnection, { ...elsewhere, cookie: fresh, body: connection() })).status).toBe(401);
});

test("an instance that was reset is set up from anywhere with its administrator's password, and hides its folder from strangers", async () => {
  await resetInstance(await configuredInstance());
  const answer = await get(check, elsewhere);
  expect(answer.body).not.toHaveProperty("storage");
  expect(answer.body.config).not.toHaveProperty("database");
  const visitor = { user: null, origin: "http://localhost", resetCookie: undefined };
  const { needsCode, defaults } = await describeSetup({ ...visitor, hasAccess: async () => false });
  expect([needsCode, defaults.database.host, defaults.database.name, defaults.database.username]).toEqual([
    false,
    "built-in",
    "built-in",
    "built-in",
  ]);
  const { host, port, name, username, password } = defaults.database;
  const body = { ...setupBody(), database: { host, port, name, username, password } };
  const saved = await post(save, { ...elsewhere, body });
  expect([saved.status, saved.body.warning, saved.body.storage.name]).toEqual([
    200,
    undefined,
    currentDatabase().target.name,
  ]);
});

test("one of two concurrent valid posts creates the owner", async () => {
  const cookie = await shown(setupCode(null));
  const answers = await Promise.all(
    ["first@example.com", "second@example.com"].map((adminEmail) =>
      post(save, { ...elsewhere, cookie, body: { ...setupBody(), adminEmail } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await db.user.count()).toBe(1);
});

test("a save that another one overtakes while its code is checked learns that the instance is set up", async () => {
  const cookie = await shown(setupCode(null));
  const overtaken = saveConfiguration(configurationInput.parse(setupBody()), {
    isTrusted: false,
    resetCookie: undefined,
    caller: callerOf(new Headers(), "203.0.113.7"),
    origin: "http://localhost",
    hasAccess: async () => {
      expect((await post(save, { ...elsewhere, cookie, body: setupBody() })).status).toBe(200);
      return false;
    },
  });
  await expect(overtaken).rejects.toMatchObject({ code: "conflict" });
});

test("ten guesses from one network are looked at, and no guess from another is refused for it", async () => {
  const guess = (code: string, address: string) => post(POST, { ...elsewhere, address, body: { code } });
  const statuses: number[] = [];
  for (let nth = 1; nth <= 12; nth++) statuses.push((await guess(`guess ${nth}`, `2001:db8::${nth}`)).status);
  expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
  expect((await guess(setupCode(null), "2001:db8::1")).status).toBe(429);
  expect((await guess(setupCode(null), "2001:db8:0:1::1")).status).toBe(200);
});

test("guesses in the header are counted too", async () => {
  const headers = { [SETUP_CODE_HEADER]: "guess" };
  const statuses: number[] = [];
  for (let nth = 1; nth <= 11; nth++) {
    statuses.push((await post(testConnection, { ...elsewhere, headers, body: connection() })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(403), 429]);
});

test("SETUP_CODE sets the code until the instance is set up", async () => {
  environment().SETUP_CODE = "chosen by the operator";
  const cookie = await shown("chosen by the operator");
  expect((await post(save, { ...elsewhere, cookie, body: setupBody() })).status).toBe(200);
  await db.configuration.update({ where: { id: 1 }, data: { isConfigured: false, resetId: "a reset" } });
  expect((await post(POST, { ...elsewhere, body: { code: "chosen by the operator" } })).status).toBe(403);
  expect(printed.join("")).not.toContain("chosen");
});

async function open(code: string) {
  const headers = { host: "shop.example", "x-client-address": "192.0.2.7" };
  return middleware(new NextRequest(`http://shop.example/setup?code=${code}`, { headers }));
}

test("the link with the code sets a cookie and redirects without the code", async () => {
  const answer = await open(setupCode(null));
  const page = await answer.text();
  expect(page).toContain('content="0;url=/setup"');
  expect(page).not.toContain(setupCode(null));
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  expect((await post(testConnection, { ...elsewhere, cookie, body: connection() })).status).toBe(200);
});

test("a link with a wrong code leads to the page with the code field", async () => {
  const answer = await open("guess");
  expect(await answer.text()).toContain('content="0;url=/setup?refused=code"');
  expect(answer.headers.getSetCookie()).toEqual([]);
  for (let nth = 2; nth <= 10; nth++) await open("guess");
  expect(await (await open("guess")).text()).toContain("refused=later");
});

test("after set-up a link with any code leads to the site", async () => {
  await post(save, { body: setupBody() });
  const answer = await open("guess");
  expect([answer.status, answer.headers.get("location")]).toEqual([307, "http://shop.example/"]);
});

test("another page's request is refused, even on the same machine", async () => {
  for (const [name, value] of [
    ["origin", "http://evil.example"],
    ["sec-fetch-site", "same-site"],
  ] as const) {
    const answer = await post(save, { headers: { [name]: value }, body: setupBody() });
    expect(answer.status).toBe(403);
  }
  expect(await db.user.count()).toBe(0);
});
