import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

const message = (type: string, ...parts: (Buffer | string)[]) => {
  const body = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};

const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number) => Buffer.from([value >>> 24, value >> 16, value >> 8, value]);

const ready = message("Z", "I");
const signedIn = Buffer.concat([message("R", int32(0)), ready]);
const oneValue = (name: string, value: string) =>
  Buffer.concat([
    message("T", int16(1), `${name}\0`, int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)),
    message("D", int16(1), int32(value.length), value),
    message("C", "SHOW\0"),
    ready,
  ]);
const shuttingDown = message("E", "SFATAL\0C57P01\0Mshutting down\0\0");
const refusal = (code: string) => Buffer.concat([message("E", `SERROR\0C${code}\0Mno writes\0\0`), ready]);

/**
 * Starts a server with a part of PostgreSQL's protocol: sign-in with a clear-text password, and the query whether it
 * accepts writes; it treats any other statement as a write.
 */
export async function scriptedServer(password: string) {
  const state = { isWritable: true, connections: 0, endsAtOnce: false };
  const sockets = new Set<Socket>();
  const answer = (statement: string) => {
    if (/^SHOW /i.test(statement)) return oneValue("transaction_read_only", state.isWritable ? "off" : "on");
    return state.isWritable ? Buffer.concat([message("C", "UPDATE 1\0"), ready]) : refusal("25006");
  };
  const server = createServer((socket) => {
    state.connections += 1;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket)).on("error", () => undefined);
    let step: "greeted" | "asked" | "signed in" = "greeted";
    socket.on("data", (chunk) => {
      if (step === "greeted") {
        step = "asked";
        return socket.write(message("R", int32(3)));
      }
      if (step === "asked") {
        step = "signed in";
        const given = chunk.toString("utf8", 5, chunk.length - 1);
        if (given !== password) return socket.end(refusal("28P01"));
        return state.endsAtOnce
          ? socket.end(Buffer.concat([signedIn, shuttingDown]))
          : socket.write(signedIn);
      }
      const [type, statement] = [chunk.toString("latin1", 0, 1), chunk.toString("utf8", 5, chunk.length - 1)];
      return type === "Q" ? socket.write(answer(statement)) : socket.end();
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, "close");
  };
  return { state, server: { host: "127.0.0.1", port }, close };
}
