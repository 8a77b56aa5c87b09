import type { ServerResponse } from "node:http";
import { Socket } from "node:net";
import { REQUEST_ID_HEADER } from "@/lib/platform/http/origin";

/** An answer on a connection that stays open, as bytes in which the date and the request's id are replaced. */
type Packet = { bytes: Buffer; head: string; idAt: number; idLength: number; dateAt: number; date: string };

type Answer = {
  status: number;
  /** Alternating names and values; the same array each time. */
  headers: readonly string[];
  body?: Buffer | undefined;
  requestId: string;
};

/** In bytes. The system rarely takes more at once, and bytes that wait to be sent can't be used again. */
const MAX_BODY_BYTES = 65_536;

/** Node.js has no public way to send a head as bytes. These two properties are the same in versions 20 to 24. */
type Head = { _header: string | null; _headerSent: boolean };

const dateLine = /\r\nDate: (\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT)\r\n/;

const latest = { second: 0, date: "" };

/** Returns the value of `Date`. */
function currentDate(): string {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (latest.second !== second) Object.assign(latest, { second, date: new Date(now).toUTCString() });
  return latest.date;
}

/** By the headers of an answer. */
const packets = new WeakMap<readonly string[], Packet>();

/** Returns whether the head depends only on the answer: the connection stays open, and no header is set. */
function isPlain(response: ServerResponse): boolean {
  const { req, socket } = response;
  return (
    req.method === "GET" &&
    req.httpVersion === "1.1" &&
    response.shouldKeepAlive &&
    socket instanceof Socket &&
    socket.writable &&
    socket.writableLength === 0 &&
    response.getHeaderNames().length === 0
  );
}

function sendPacket(response: ServerResponse, packet: Packet, { status, headers, requestId }: Answer) {
  const { bytes, head } = packet;
  const date = currentDate();
  if (packet.date !== date) {
    bytes.write(date, packet.dateAt, "latin1");
    packet.date = date;
  }
  bytes.write(requestId, packet.idAt, "latin1");
  response.statusCode = status;
  const own = response as unknown as Head;
  own._header = head;
  own._headerSent = true;
  response.socket?.write(bytes);
  // The connection refers to bytes that the system hasn't taken yet.
  if (response.socket?.writableLength !== 0) packets.delete(headers);
  response.end();
}

/** Keeps the head that Node.js has formatted, and the body. */
function keepPacket(response: ServerResponse, { headers, body, requestId }: Answer): Packet | undefined {
  const { _header: head } = response as unknown as Head;
  const size = body?.length ?? 0;
  if (typeof head !== "string" || size > MAX_BODY_BYTES) return;
  const [idLine, dated] = [`\r\n${REQUEST_ID_HEADER}: ${requestId}\r\n`, dateLine.exec(head)];
  const idAt = head.indexOf(idLine);
  if (idAt < 0 || !dated?.[1] || !head.includes("\r\nConnection: keep-alive\r\n")) return;
  // Not from the pool, which would stay in memory.
  const bytes = Buffer.allocUnsafeSlow(head.length + size);
  bytes.write(head, "latin1");
  body?.copy(bytes, head.length);
  const packet = {
    bytes,
    head,
    idAt: idAt + idLine.length - "\r\n".length - requestId.length,
    idLength: requestId.length,
    dateAt: dated.index + "\r\nDate: ".length,
    date: dated[1],
  };
  packets.set(headers, packet);
  return packet;
}

/**
 * Sends an answer; from the second time as one write of kept bytes, in which no header is formatted or checked.
 * @returns a part of the kept bytes that can replace the body
 */
export function sendWhole(response: ServerResponse, answer: Answer): Buffer | undefined {
  const { status, headers, body, requestId } = answer;
  const mayKeep = isPlain(response);
  const packet = mayKeep ? packets.get(headers) : undefined;
  if (packet?.idLength === requestId.length) {
    sendPacket(response, packet, answer);
    return;
  }
  response.writeHead(status, [...headers, REQUEST_ID_HEADER, requestId]);
  const kept = mayKeep && !packet ? keepPacket(response, answer) : undefined;
  response.end(body);
  return body && kept?.bytes.subarray(kept.head.length);
}
