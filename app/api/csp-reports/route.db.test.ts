import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { log } from "@/lib/platform/log/log";
import { clearPolicyReports } from "@/lib/policy-reports/reports.server";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { DELETE, GET, POST } from "./route";

setUpTestDatabase();

let token: string;
let visitor = 0;

beforeEach(async () => {
  token = await configuredInstance();
  visitor += 1;
});
afterEach(clearPolicyReports);

const told = (page: string, blocked: string, directive = "script-src-elem") => ({
  "csp-report": {
    "document-uri": `http://localhost:3000${page}`,
    "blocked-uri": blocked,
    "effective-directive": directive,
    "violated-directive": directive,
    "original-policy": "default-src 'self'",
  },
});

const report = (body: unknown, headers = {}) =>
  post(POST, {
    body,
    headers: { "content-type": "application/csp-report", ...headers },
    address: `192.0.2.${visitor}`,
  });

async function list() {
  const { body } = await get(GET, { token });
  return (body.reports as { lastAt: number }[]).map(({ lastAt, ...rest }) => rest);
}

test("repeated reports are counted", async () => {
  expect((await report(told("/order1?q=1", "https://evil.example/x.js?secret=1"))).status).toBe(200);
  await report(told("/orders/secret-id", "https://evil.example/y.js"));
  await report(told("/admin", "inline", "style-src-attr"));
  expect(await list()).toEqual([
    { directive: "style-src-attr", source: "inline", page: "admin", count: 1 },
    { directive: "script-src-elem", source: "https://evil.example", page: "orders", count: 2 },
  ]);
  await send(DELETE, "DELETE", { token });
  expect(await list()).toEqual([]);
});

test("invalid reports leave nothing behind, neither in the list nor in the log", async () => {
  const written = [jest.spyOn(log, "error"), jest.spyOn(log, "warn"), jest.spyOn(log, "info")];
  const others = [
    told("/", "https://x.example", "script-src\n{level:60}"),
    told("/", "not a source <b>"),
    told("/", "moz-extension://1234/x.js"),
    told("/%0aX", "https://x.example"),
    { "csp-report": { "document-uri": "javascript:alert(1)", "blocked-uri": "inline" } },
    { "csp-report": null },
    [],
    [null],
    null,
    '"x"',
  ];
  for (const body of others) expect([body, (await report(body)).status]).toEqual([body, 200]);
  expect(await list()).toEqual([]);
  for (const spy of written) expect(spy).not.toHaveBeenCalled();
});

test("reports that are too large, no JSON or too frequent are refused", async () => {
  expect((await report(told("/", "x".repeat(70_000)))).status).toBe(413);
  expect((await report("{")).status).toBe(400);
  const codes = [];
  for (let sent = 0; sent < 40; sent++) codes.push((await report(told("/", "inline"))).status);
  expect(codes.filter((code) => code === 429)).toHaveLength(12);
  visitor += 1;
  expect((await report(told("/", "inline"))).status).toBe(200);
});

test("a flood of different ones leaves a hundred", async () => {
  for (let index = 0; index < 150; index++) {
    visitor += index % 25 === 0 ? 1 : 0;
    await report(told("/", `https://x${index}.example/`, "img-src"));
  }
  expect(await list()).toHaveLength(100);
});

test("visitors can't read or clear the reports", async () => {
  expect((await get(GET)).status).toBe(401);
  expect((await send(DELETE, "DELETE")).status).toBe(401);
});
