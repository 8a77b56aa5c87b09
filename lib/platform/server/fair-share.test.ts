import { AsyncLocalStorage } from "node:async_hooks";
import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "@jest/globals";
import { ADDRESS_HEADER } from "@/lib/platform/http/origin";
import { fairShare, HANDED_OVER } from "./fair-share";

/** A share of work, and its started tasks. */
function share(options?: Parameters<typeof fairShare>[1]) {
  const begun: string[] = [];
  const work = fairShare(({ url = "" }) => void begun.push(url), options);
  const ask = (address: string, url: string) => {
    const socket = { destroyed: false };
    const response = Object.assign(new EventEmitter(), { writableFinished: true });
    const request = { url, socket, headers: { [ADDRESS_HEADER]: address } };
    work(request as unknown as IncomingMessage, response as unknown as ServerResponse);
    return { socket, response };
  };
  return { begun, ask };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const turns = async () => {
  for (let i = 0; i < 50; i++) await turn();
};
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));

test("one request of each address begins in each turn, and other addresses don't wait for it", async () => {
  const { begun, ask } = share();
  for (const url of numbers(3)) ask("192.0.2.1", url);
  ask("192.0.2.2", "other");
  expect(begun).toEqual(["0", "other"]);
  await turn();
  expect(begun).toEqual(["0", "other", "1"]);
  await turn();
  expect(begun).toEqual(["0", "other", "1", "2"]);
});

test("an address has 32 requests worked on, and its others wait in their order", async () => {
  const { begun, ask } = share();
  const all = numbers(34).map((url) => ask("2001:db8::1", url));
  await turns();
  expect(begun).toEqual(numbers(32));
  all[5]?.response.emit("close");
  all[5]?.response.emit("close");
  await turns();
  expect(begun).toEqual(numbers(33));
  all[32]?.response.emit(HANDED_OVER);
  all[32]?.response.emit("close");
  ask("2001:db8::ffff", "34");
  await turns();
  expect(begun).toEqual(numbers(34));
  all[0]?.response.emit("close");
  await turns();
  expect(begun).toEqual(numbers(35));
});

test("requests whose bodies are still arriving take no slots until they are complete", async () => {
  const handled: string[] = [];
  const handle: RequestListener = async (request, response) => {
    for await (const _ of request);
    handled.push(String(request.url));
    if (request.url === "/quick") response.end("done");
  };
  const work = fairShare(handle);
  const server = createServer((request, response) => {
    request.headers[ADDRESS_HEADER] = "192.0.2.1";
    work(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const open = async (head: string) => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => undefined);
    const arrived = once(server, "request");
    socket.write(`${head}\r\nHost: localhost\r\n`);
    return { socket, arrived };
  };
  const slow = [];
  for (const number of numbers(40)) {
    const { socket, arrived } = await open(`POST /${number} HTTP/1.1`);
    socket.write("Content-Length: 2\r\n\r\n1");
    await arrived;
    slow.push(socket);
  }
  const quick = async () => {
    const { socket } = await open("GET /quick HTTP/1.1");
    socket.write("\r\n");
    return socket;
  };
  const [text] = await once(await quick(), "data");
  expect([String(text).split("\r\n")[0], handled]).toEqual(["HTTP/1.1 200 OK", ["/quick"]]);
  for (const socket of slow) socket.write("2");
  while (handled.length < 41) await turn();
  const arrived = once(server, "request");
  await quick();
  await arrived;
  await turns();
  expect(handled).toHaveLength(41);
  for (const socket of slow.splice(0, 9)) socket.destroy();
  while (handled.length < 42) await turn();
  server.closeAllConnections();
  server.close();
});

test("one page at a time is rendered for each address, and its calls don't wait for it", async () => {
  const { begun, ask } = share({ isRender: ({ url = "" }) => !url.startsWith("/api/") });
  const first = ask("192.0.2.1", "/order1");
  ask("192.0.2.1", "/order2");
  ask("192.0.2.1", "/api/orders");
  ask("192.0.2.2", "/order2 of another");
  await turns();
  expect(begun).toEqual(["/order1", "/order2 of another", "/api/orders"]);
  first.response.emit("close");
  await turns();
  expect(begun.at(-1)).toBe("/order2");
});

test("a page that is rendered makes room for the next one, however slowly it is read, and costs no more time", async () => {
  const clock = { now: 0, busy: 0 };
  const { begun, ask } = share({
    isRender: () => true,
    now: () => clock.now,
    busy: () => clock.busy,
    later: () => undefined,
  });
  const slow = ask("192.0.2.1", "slow");
  ask("192.0.2.1", "next");
  await turns();
  expect(begun).toEqual(["slow"]);
  slow.response.emit("prefinish");
  await turns();
  expect(begun).toEqual(["slow", "next"]);
  slow.response.writableFinished = false;
  slow.response.emit("close");
  ask("192.0.2.1", "third");
  await turns();
  expect(begun).toEqual(["slow", "next"]);
});

test("an address over its processor time waits; others don't", async () => {
  const clock = { now: 0, busy: 0 };
  const waits: (() => void)[] = [];
  const { begun, ask } = share({
    now: () => clock.now,
    busy: () => clock.busy,
    later(go, milliseconds) {
      waits.push(() => {
        clock.now += milliseconds;
        go();
      });
    },
  });
  const dear = ask("192.0.2.1", "dear");
  clock.busy += 5000;
  dear.response.emit("close");
  await turns();
  ask("192.0.2.1", "next");
  ask("192.0.2.2", "other");
  await turns();
  expect(begun).toEqual(["dear", "other"]);
  waits.shift()?.();
  await turns();
  expect(begun).toEqual(["dear", "other", "next"]);
  // 5 s were used of the 2 s that there are to begin with; half a second comes with each second.
  expect(clock.now).toBe(6000);
});

test("an address that used the busy thread for minutes waits for seconds afterwards", async () => {
  const clock = { now: 0, busy: 0 };
  const waits: number[] = [];
  const { ask } = share({
    now: () => clock.now,
    busy: () => clock.busy,
    later: (_go, milliseconds) => void waits.push(milliseconds),
  });
  const download = ask("192.0.2.1", "a backup");
  for (let minute = 0; minute < 10; minute++) {
    clock.now += 60_000;
    clock.busy += 60_000;
    ask("192.0.2.2", "another").response.emit("close");
  }
  download.response.emit("close");
  ask("192.0.2.1", "next");
  await turns();
  expect(waits).toEqual([6000]);
});

test("rendering that continues after a client left counts for its address", async () => {
  const { begun, ask } = share({ now: () => 0, busy: () => 0, later: () => undefined });
  for (const url of numbers(100)) {
    const { response } = ask("192.0.2.1", url);
    response.writableFinished = false;
    response.emit("close");
    await turn();
  }
  ask("192.0.2.2", "other").response.emit("close");
  expect(begun).toEqual([...numbers(41), "other"]);
});

test("processor time is shared by the requests that were worked on meanwhile", async () => {
  const clock = { now: 0, busy: 0 };
  const { begun, ask } = share({ now: () => clock.now, busy: () => clock.busy, later: () => undefined });
  const [one] = numbers(3).map((url) => ask("192.0.2.1", url));
  await turns();
  ask("192.0.2.2", "other");
  clock.busy += 2600;
  one?.response.emit("close");
  await turns();
  ask("192.0.2.1", "within its share");
  ask("192.0.2.2", "within its share too");
  await turns();
  expect(begun.slice(4)).toEqual(["within its share", "within its share too"]);
  clock.busy += 400;
  ask("192.0.2.1", "beyond it");
  ask("192.0.2.2", "within it still");
  await turns();
  expect(begun.slice(6)).toEqual(["within it still"]);
});

test("a client that left while waiting is skipped", async () => {
  const { begun, ask } = share();
  const all = numbers(35).map((url) => ask("192.0.2.1", url));
  await turns();
  for (const { socket } of all.slice(32, 34)) socket.destroyed = true;
  all[0]?.response.emit("close");
  await turns();
  expect(begun.slice(32)).toEqual(["34"]);
});

test("this machine's own requests don't wait", () => {
  const { begun, ask } = share();
  for (let i = 0; i < 100; i++) ask(i % 2 ? "127.0.0.1" : "::1", "own");
  expect(begun).toHaveLength(100);
});

test("a request that waited runs in its own context", async () => {
  const context = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  const work = fairShare(() => void seen.push(context.getStore()));
  const responses = Array.from({ length: 33 }, (_, index) => {
    const response = new EventEmitter();
    const request = { socket: {}, headers: { [ADDRESS_HEADER]: "192.0.2.1" } };
    context.run(`request ${index}`, () =>
      work(request as unknown as IncomingMessage, response as ServerResponse),
    );
    return response;
  });
  await turns();
  context.run("request 0", () => responses[0]?.emit("close"));
  await turns();
  expect(seen.at(-1)).toBe("request 32");
});
