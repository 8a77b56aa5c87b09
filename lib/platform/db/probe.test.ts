import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, test } from "@jest/globals";
import { type ProbeResult, probeDatabase } from "./probe";

let servers: Server[] = [];
let sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) {
    server.close();
    await once(server, "close");
  }
  servers = [];
  sockets = [];
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  server.on("connection", (socket: Socket) => {
    sockets.push(socket);
    socket.on("error", () => undefined);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

function answering(reply: (request: Buffer, socket: Socket) => void): Promise<number> {
  return listen(createServer((socket) => socket.on("data", (request) => reply(request, socket))));
}

function probe(port: number, host = "127.0.0.1", timeoutMs = 5_000): Promise<ProbeResult> {
  return probeDatabase(
    { host, port, name: "shop", username: "owner", password: "s3cret-pass" },
    { timeoutMs },
  );
}

function isMongoMessage(request: Buffer): boolean {
  return request.length > 16 && request.readInt32LE(0) === request.length && request.readInt32LE(12) === 2013;
}

/** The header of an OP_MSG that replies to a request, and the start of its body. */
function mongoReply(request: Buffer): Buffer {
  const reply = Buffer.alloc(26);
  [26, 7, request.readInt32LE(4), 2013].forEach((value, index) => {
    reply.writeInt32LE(value, index * 4);
  });
  return reply;
}

test("a closed port", async () => {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, "close");
  servers = [];
  expect(await probe(port)).toMatchObject({
    outcome: "refused",
    message: `No server answers at 127.0.0.1:${port}: the connection was refused.`,
  });
  expect((await probe(port, "localhost")).outcome).toBe("refused");
});

test("an unknown host", async () => {
  expect(await probe(5432, "database.invalid")).toMatchObject({
    outcome: "unknown-host",
    message: "No server with the name database.invalid was found.",
  });
});

test("a silent server times out", async () => {
  const port = await listen(createServer());
  const begun = Date.now();
  const result = await probe(port, "127.0.0.1", 1_500);
  expect(result).toMatchObject({
    outcome: "timeout",
    message: `The server at 127.0.0.1:${port} did not answer within 1.5 seconds.`,
  });
  expect(Date.now() - begun).toBeLessThan(2_500);
});

test("a server that falls silent after a PostgreSQL greeting times out", async () => {
  const port = await answering((request, socket) => {
    if (request.length === 8) socket.write("N");
  });
  expect((await probe(port, "127.0.0.1", 500)).outcome).toBe("timeout");
});

test("a server that hangs up during sign-in", async () => {
  const port = await answering((request, socket) => {
    if (request.length === 8) socket.write("N");
    else socket.destroy();
  });
  const result = await probe(port);
  expect(result.outcome).toBe("failed");
  expect(result.message).not.toContain("s3cret-pass");
});

test("a web server", async () => {
  const port = await listen(createHttpServer());
  expect(await probe(port)).toMatchObject({
    outcome: "not-postgresql",
    message: `The server at 127.0.0.1:${port} is not a PostgreSQL server.`,
  });
});

test.each([
  ["SSH", Buffer.from("SSH-2.0-OpenSSH_9.6\r\n")],
  ["MySQL", Buffer.from("4a0000000a382e302e3336000b0000004e", "hex")],
  [
    "a MySQL server that refuses this host",
    Buffer.concat([Buffer.from("45000000ff6a04", "hex"), Buffer.alloc(66, 97)]),
  ],
])("%s, which speaks first", async (_name, greeting) => {
  const port = await listen(createServer((socket) => void socket.write(greeting)));
  expect((await probe(port)).outcome).toBe("not-postgresql");
});

test("a server that only hangs up", async () => {
  const port = await listen(createServer((socket) => void socket.end()));
  expect((await probe(port)).outcome).toBe("not-postgresql");
});

test.each(["hangs up at", "stays silent at"])("a MongoDB server that %s other protocols", async (manner) => {
  const port = await answering((request, socket) => {
    if (isMongoMessage(request)) socket.write(mongoReply(request));
    else if (manner === "hangs up at") socket.destroy();
  });
  expect(await probe(port)).toMatchObject({
    outcome: "mongodb",
    message: `The server at 127.0.0.1:${port} is a MongoDB server; this product stores its data in PostgreSQL.`,
  });
});

test("a server that is merely slow to answer as PostgreSQL is not taken for another", async () => {
  const port = await answering((request, socket) => {
    if (request.length === 8) setTimeout(() => socket.write("N"), 1_300);
    else if (!isMongoMessage(request)) socket.destroy();
  });
  expect((await probe(port)).outcome).toBe("failed");
});
