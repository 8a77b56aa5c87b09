import { afterEach, expect, test } from "@jest/globals";
import { currentDatabase, setCurrentDatabase } from "@/lib/platform/db/current";
import { environment } from "@/lib/platform/runtime/env";
import { type Answer, get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET, POST } from "./route";

setUpTestDatabase();

const METRICS_TOKEN = "a-token-for-metrics";
const useToken = () => Object.assign(environment(), { METRICS_TOKEN });
const scrape = (token: string = METRICS_TOKEN) => get(GET, { headers: { authorization: `Bearer ${token}` } });
const figure = ({ body }: Answer, name: string) =>
  Number(
    body
      .split("\n")
      .find((line: string) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  );

afterEach(() => {
  delete environment().METRICS_TOKEN;
});

test("without METRICS_TOKEN the metrics are not found", async () => {
  expect((await get(GET)).status).toBe(404);
  expect((await scrape("")).status).toBe(404);
  expect((await scrape("undefined")).status).toBe(404);
});

test.each(["", "wrong", METRICS_TOKEN.slice(1), `${METRICS_TOKEN}x`])(
  "the token %j is refused",
  async (token) => {
    useToken();
    const answer = await scrape(token);
    expect(answer.status).toBe(401);
    expect(JSON.stringify(answer.body)).not.toContain("platform_");
  },
);

test("an address that guesses is slowed down, right token or not, and no other is", async () => {
  useToken();
  const from = (address: string, token: string) =>
    get(GET, { address, headers: { authorization: `Bearer ${token}` } });
  for (let i = 0; i < 10; i++) expect((await from("198.51.100.7", `guess-${i}`)).status).toBe(401);
  for (const token of ["guess", METRICS_TOKEN]) {
    const answer = await from("198.51.100.7", token);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
  }
  for (let i = 0; i < 30; i++) expect((await from("198.51.100.8", METRICS_TOKEN)).status).toBe(200);
});

test("an owner's session can't read them, and nobody can change them", async () => {
  useToken();
  const token = await configuredInstance();
  expect((await get(GET, { token })).status).toBe(401);
  expect((await post(POST, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).status).toBe(405);
});

test("with it, metrics are well-formed and not cached", async () => {
  useToken();
  const { status, headers, body } = await scrape();
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
  const lines = body.split("\n").filter((line: string) => line !== "" && !line.startsWith("#"));
  for (const line of lines) expect(line).toMatch(/^[a-z_0-9]+(\{([a-z_]+="[^"]*",?)+\})? \S+$/i);
  for (const name of ["process_resident_memory_bytes", "nodejs_eventloop_lag_p99_seconds", "platform_info"]) {
    expect(body).toContain(`# TYPE ${name} gauge`);
  }
  const head = await send(GET, "HEAD", { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(head.status).toBe(200);
});

test("orders, statements and connections are counted", async () => {
  useToken();
  await configuredInstance();
  const before = await scrape();
  await placedOrder();
  const after = await scrape();
  const placed = 'platform_orders_placed_total{payment="demo"}';
  expect(figure(after, placed) - figure(before, placed)).toBe(1);
  const statements = "platform_database_statement_duration_seconds_count";
  expect(figure(after, statements)).toBeGreaterThan(figure(before, statements));
  expect(figure(after, 'platform_database_connections{state="idle"}')).toBeGreaterThan(0);
  expect(figure(after, 'platform_queue_waiting{queue="orders"}')).toBe(0);
  expect(figure(after, "platform_database_up")).toBe(1);
  expect(figure(after, "platform_database_bytes")).toBeGreaterThan(1_000_000);
});

test("an unreachable database is reported, with all other metrics", async () => {
  useToken();
  const database = currentDatabase();
  setCurrentDatabase({ ...database, target: { ...database.target, port: 1 } });
  const answer = await scrape();
  setCurrentDatabase(database);
  expect([answer.status, figure(answer, "platform_database_up")]).toEqual([200, 0]);
  expect(answer.body).not.toMatch(/^platform_database_bytes /m);
  expect(figure(answer, "process_resident_memory_bytes")).toBeGreaterThan(0);
});
