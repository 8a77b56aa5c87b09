import { setTimeout as delay } from "node:timers/promises";
import { timeLimit } from "@/lib/platform/runtime/time-limit";
import { askSocket, type SocketReply } from "./probe-socket";

/** The server at an address, recognised by its protocol, or the step that failed. */
export type ServerKind =
  | { kind: "postgresql"; offersTls: boolean }
  | { kind: "mongodb" | "other" | "silent" | "unresolved" | "unconnected" }
  | { kind: "error"; error: NodeJS.ErrnoException };

type Address = { host: string; port: number };

const silenceBeforeAskingMongoMs = 1_000;
const mongoAnswersWithinMs = 2_000;

// SSLRequest of https://www.postgresql.org/docs/current/protocol-message-formats.html: every PostgreSQL server answers
// it with one byte.
const sslRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/**
 * Recognises the server at an address by its protocol. Never rejects.
 * @param deadline in milliseconds since 1970
 */
export async function identifyServer(address: Address, deadline: number): Promise<ServerKind> {
  const finished = new AbortController();
  const limit = timeLimit(Math.max(0, deadline - Date.now()), finished.signal);
  try {
    const asked = askSocket(address, sslRequest, limit);
    const silence = delay(silenceBeforeAskingMongoMs, undefined, { signal: limit }).catch(() => undefined);
    const early = await Promise.race([asked, silence]);
    if (early && early.kind !== "closed") return interpret(early);
    // MongoDB closes the connection at these bytes, or waits for more.
    const mongo = speaksMongo(address, timeLimit(mongoAnswersWithinMs, limit));
    const unlessMongo = mongo.then(async (yes) =>
      yes ? ({ kind: "mongodb" } as const) : interpret(await asked),
    );
    const late = asked.then((reply) => (reply.kind === "data" ? interpret(reply) : unlessMongo));
    return await Promise.race([unlessMongo, late]);
  } finally {
    finished.abort();
  }
}

function interpret(reply: SocketReply): ServerKind {
  if (reply.kind === "data") {
    if (!isPostgresReply(reply.data)) return { kind: "other" };
    return { kind: "postgresql", offersTls: reply.data.toString("latin1") === "S" };
  }
  return reply.kind === "closed" ? { kind: "other" } : reply;
}

/** One byte for TLS or not, or a whole error message (`E` and its length), as from a server without free slots. */
function isPostgresReply(data: Buffer): boolean {
  if (data.length === 1) return "SN".includes(data.toString("latin1"));
  return data.length > 5 && data.toString("latin1", 0, 1) === "E" && data.readInt32BE(1) === data.length - 1;
}

/** Sends a request of https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/. */
async function speaksMongo(address: Address, limit: AbortSignal): Promise<boolean> {
  const [opReply, opMessage] = [1, 2013];
  const reply = await askSocket(address, mongoHello, limit);
  if (reply.kind !== "data" || reply.data.length < 16) return false;
  const [responseTo, opCode] = [reply.data.readInt32LE(8), reply.data.readInt32LE(12)];
  return responseTo === mongoHello.readInt32LE(4) && (opCode === opReply || opCode === opMessage);
}

/** An OP_MSG with the BSON document `{ hello: 1, $db: "admin" }`: the header, flags and kind of section, the document. */
const mongoHello = Buffer.from(
  [
    "34000000775e000000000000dd070000",
    "0000000000",
    "1f0000001068656c6c6f000100000002246462000600000061646d696e0000",
  ].join(""),
  "hex",
);
