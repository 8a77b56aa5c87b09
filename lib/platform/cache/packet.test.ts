import { once } from "node:events";
import { type Server, ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { parseEnvironment } from "@/lib/platform/runtime/env";
import { createHttpServer } from "@/lib/platform/server/listen";
import { invalidate } from "@/lib/platform/tracking/table-versions";
import { run, setUpCachedSite } from "@/tests/support/cache/cached-site";

setUpCachedSite();

let server: Server;
const sockets: Socket[] = [];

beforeEach(async () => {
  const settings = parseEnvironment({ LOG_LEVEL: "silent" });
  server = createHttpServer(settings, (_request, response) => void response.writeHead(404).end(), {
    serve: (...given) => run.cache.serve(...given),
    fill: (...given) => run.cache.fill(...given),
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

/** Opens a connection. @returns functions that send requests, and read a number of whole answers */
async function open() {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  await once(socket, "connect");
  let text = "";
  const send = (...requests: string[][]) =>
    socket.write(
      requests.map(([first, ...lines]) => [first, "Host: a.example", ...lines, "", ""].join("\r\n")).join(""),
    );
  async function read(amount: number, hasBody = true): Promise<string[]> {
    const answers: string[] = [];
    while (answers.length < amount) {
      const head = text.indexOf("\r\n\r\n");
      const length = hasBody ? Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0) : 0;
      const end = head + 4 + length;
      if (head < 0 || text.length < end) {
        const [chunk] = await once(socket, "data");
        text += chunk.toString("latin1");
        continue;
      }
      answers.push(text.slice(0, end));
      text = text.slice(end);
    }
    return answers;
  }
  return { socket, send, read };
}

const page = (id: string, ...lines: string[]) => ["GET /welcome HTTP/1.1", `X-Request-Id: ${id}`, ...lines];
const idOf = (answer = "") => /\r\nx-request-id: (\S+)\r\n/i.exec(answer)?.[1];
const dateOf = (answer = "") => /\r\nDate: (.+)\r\n/.exec(answer)?.[1];
const withoutOwn = (answer = "") => answer.replace(/\r\nDate: .+/, "").replace(idOf(answer) ?? "", "");
const ids = (amount: number) =>
  Array.from({ length: amount }, (_, n) => `request-${String(n).padStart(4, "0")}`);

test("kept bytes are what Node.js formats, with the id of each request", async () => {
  const { send, read } = await open();
  const answers: string[] = [];
  for (const id of ids(4)) {
    send(page(id));
    answers.push(...(await read(1)));
  }
  expect(answers.map(idOf)).toEqual(ids(4));
  expect(new Set(answers.slice(1).map(withoutOwn)).size).toBe(1);
  expect(answers[3]).toMatch(
    /^HTTP\/1.1 200 OK\r\n[\s\S]*\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\n<p>/,
  );
  send(page("another-length"));
  const [other] = await read(1);
  expect(idOf(other)).toBe("another-length");
  expect(withoutOwn(other)).toBe(withoutOwn(answers[3]));
});

test("the date is that of the answer", async () => {
  const { send, read } = await open();
  const start = Date.now();
  const dates: (string | undefined)[] = [];
  for (const [n, id] of ids(5).entries()) {
    jest.spyOn(Date, "now").mockReturnValue(start + n * 1000);
    send(page(id));
    dates.push(dateOf((await read(1))[0]));
  }
  // The first two are formatted by Node.js, which has its own clock.
  expect(dates.slice(2)).toEqual([2, 3, 4].map((n) => new Date(start + n * 1000).toUTCString()));
});

test("a change of the page is in the next answer", async () => {
  const { send, read } = await open();
  for (const version of [1, 2]) {
    run.version = version;
    if (version === 2) invalidate(["LandingContent"]);
    for (const id of ids(3)) {
      send(page(id));
      expect((await read(1))[0]).toContain(`/welcome ${version} at`);
    }
  }
});

test("a client that has the page gets 304 without a body, again from kept bytes", async () => {
  const { send, read } = await open();
  send(page("request-first"));
  const tag = /\r\nETag: (.+)\r\n/i.exec((await read(1))[0] ?? "")?.[1];
  const answers: string[] = [];
  for (const id of ids(3)) {
    send(page(id, `If-None-Match: ${tag}`));
    answers.push(...(await read(1)));
  }
  expect(answers.map(idOf)).toEqual(ids(3));
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 304 Not Modified\r\n[\s\S]*\r\n\r\n$/);
});

test("HEAD, HTTP/1.0 and Connection: close get their own heads", async () => {
  const { send, read } = await open();
  for (const id of ids(3)) {
    send(page(id));
    await read(1);
  }
  send(["HEAD /welcome HTTP/1.1"]);
  expect((await read(1, false))[0]).toMatch(/\r\nContent-Length: [1-9]/);
  for (const request of [page("request-last", "Connection: close"), ["GET /welcome HTTP/1.0"]]) {
    const other = await open();
    other.send(request);
    const [answer] = await other.read(1);
    expect(answer).toContain("\r\nConnection: close\r\n");
    await once(other.socket, "close");
  }
});

test("requests sent ahead are answered in their order", async () => {
  const { send, read } = await open();
  send(page("request-first"));
  await read(1);
  send(...ids(12).map((id) => page(id)));
  expect((await read(12)).map(idOf)).toEqual(ids(12));
});

test("bytes that wait to be sent keep their request's id", async () => {
  const held: (() => void)[] = [];
  let holds = false;
  server.on("connection", (socket) => {
    const write = socket._write.bind(socket);
    // In place of a client that doesn't read, which needs megabytes.
    const _write: Socket["_write"] = (...given) =>
      holds ? void held.push(() => write(...given)) : write(...given);
    Object.assign(socket, { _write, _writev: null });
  });
  const [slow, other] = [await open(), await open()];
  for (const id of ids(2)) {
    slow.send(page(id));
    await slow.read(1);
  }
  holds = true;
  slow.send(page("request-slow"));
  while (held.length === 0) await setImmediate();
  holds = false;
  for (const id of ids(3)) {
    other.send(page(id));
    expect(idOf((await other.read(1))[0])).toBe(id);
  }
  for (const write of held) write();
  const [answer] = await slow.read(1);
  expect(idOf(answer)).toBe("request-slow");
});

test("after the first answer Node.js formats no head", async () => {
  const { send, read } = await open();
  send(page("request-0000"));
  await read(1);
  const formatted = jest.spyOn(ServerResponse.prototype, "writeHead");
  for (const id of ids(3)) {
    send(page(id));
    await read(1);
  }
  // The first request was answered by the render; the second one kept its bytes.
  expect(formatted).toHaveBeenCalledTimes(1);
});
