import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { boundArrival } from "./arrival";

const servers: Server[] = [];

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ["Date", "nextTick", "queueMicrotask", "setImmediate", "setTimeout", "clearTimeout"],
  });
});

afterEach(() => {
  jest.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

async function serve(handle: RequestListener): Promise<Server> {
  const watch = boundArrival();
  const server = createServer((request, response) => {
    request.on("error", () => undefined);
    watch(request, response);
    handle(request, response);
  });
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  return server;
}

/** Sends the head of a request with a body of this size. */
async function begin(server: Server, size: number): Promise<[Socket, IncomingMessage]> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(`POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${size}\r\n\r\n`);
  const [request] = (await once(server, "request")) as [IncomingMessage];
  return [socket, request];
}

/** Sends some bytes of the body and waits until the server has them. */
async function send(socket: Socket, request: IncomingMessage, bytes: number) {
  const target = request.socket.bytesRead + bytes;
  socket.write(Buffer.alloc(bytes, "x"));
  while (request.socket.bytesRead < target) await new Promise((resolve) => setImmediate(resolve));
}

const readAll: RequestListener = (request, response) => {
  let size = 0;
  request.on("data", (chunk: Buffer) => (size += chunk.length));
  request.on("end", () => response.end(`${size} bytes`));
};

test("a dripping body is ended with 408, and its handler is notified", async () => {
  const server = await serve(readAll);
  const [socket, request] = await begin(server, 90_000);
  for (let second = 0; second < 29; second++) {
    await send(socket, request, 1);
    pass(1);
  }
  expect(request.destroyed).toBe(false);
  const answer = text(socket);
  const told = new Promise((resolve) => request.once("close", resolve));
  pass(2);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 .*"success":false,"error":"The request took too long/s);
  await told;
  expect(request.complete).toBe(false);
});

test("an empty body without a length has arrived at once, with any handler", async () => {
  const answers: ((text: string) => void)[] = [];
  const server = await serve((_request, response) => void answers.push((word) => response.end(word)));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(
    "POST /api HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  );
  const [request] = (await once(server, "request")) as [IncomingMessage];
  while (!request.complete) await new Promise((resolve) => setImmediate(resolve));
  pass(60);
  answers[0]?.("done");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*done/s);
});

test("a slow phone's upload succeeds, even with a pause of twenty seconds", async () => {
  const server = await serve(readAll);
  const seconds = 120;
  const [socket, request] = await begin(server, seconds * 8_000);
  for (let second = 0; second < seconds; second++) {
    await send(socket, request, 8_000);
    pass(second === 60 ? 20 : 1);
  }
  const [answer] = await once(socket, "data");
  expect(String(answer)).toContain(`${seconds * 8_000} bytes`);
});

test("a fast beginning buys no long silence", async () => {
  const server = await serve(readAll);
  const [socket, request] = await begin(server, 20_000_000);
  await send(socket, request, 10_000_000);
  const answer = text(socket);
  pass(1);
  pass(31);
  expect(await answer).toContain("408");
});

test("time spent waiting for a handler does not count against the sender", async () => {
  let answer: () => void = () => undefined;
  const server = await serve((...call) => {
    answer = () => readAll(...call);
  });
  const [socket, request] = await begin(server, 10);
  socket.write("0123456789");
  while (request.readableLength === 0) await new Promise((resolve) => setImmediate(resolve));
  pass(600);
  answer();
  const [told] = await once(socket, "data");
  expect(String(told)).toContain("10 bytes");
});

test("requests without a body are not watched", async () => {
  const server = await serve((_, response) => response.end("done"));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  expect(jest.getTimerCount()).toBe(0);
});
