import type { IncomingMessage, ServerResponse } from "node:http";
import { byteRange } from "@/lib/platform/http/byte-range";
import { REQUEST_ID_HEADER } from "@/lib/platform/http/origin";
import { chooseEncoding } from "./encodings";
import type { Entry } from "./entry";
import { sendWhole } from "./packet";

/** Returns whether `If-None-Match` matches a validator of the entry, in any encoding (RFC 9110, section 13.1.2). */
function isKnown(header: string, { tags }: Entry): boolean {
  if (header.trim() === "*") return true;
  const given = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return Object.values(tags).some((tag) => given.includes(tag));
}

/** The headers of a possibly outdated answer (RFC 9111, section 5.5). */
const stalenessOf = ({ madeAt }: Entry) => [
  "Age",
  String(Math.max(0, Math.round((Date.now() - madeAt) / 1000))),
  "Warning",
  '110 - "Response is Stale"',
];

/** Sends the requested range of a file. @returns whether it was sent */
function sendPart(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  added: string[],
): boolean {
  const { identity: body } = entry.bodies;
  const headers = entry.whole.identity ?? [];
  const { range: header, "if-range": condition } = request.headers;
  if (header === undefined || !body || request.method !== "GET" || !headers.includes("accept-ranges"))
    return false;
  if (condition !== undefined && condition !== entry.tags.identity) return false;
  const range = byteRange(header, body.length);
  if (range === null) return false;
  const others = [...headers.slice(0, -2), ...added];
  if (range === "unsatisfiable") {
    response
      .writeHead(416, [...others, "Content-Range", `bytes */${body.length}`, "Content-Length", "0"])
      .end();
    return true;
  }
  const part = body.subarray(range.start, range.end + 1);
  const place = `bytes ${range.start}-${range.end}/${body.length}`;
  response
    .writeHead(206, [...others, "Content-Range", place, "Content-Length", String(part.length)])
    .end(part);
  return true;
}

/** Sends an entry in the client's preferred encoding: in full, as a range, without body for HEAD, or as 304. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  { requestId, isStale = false }: { requestId: string; isStale?: boolean },
) {
  const { headers, method } = request;
  const added = [REQUEST_ID_HEADER, requestId, ...(isStale ? stalenessOf(entry) : [])];
  const encoding = chooseEncoding(headers["accept-encoding"], entry.bodies);
  const validators = headers["if-none-match"];
  const isUnchanged = validators !== undefined && isKnown(validators, entry);
  if (!isUnchanged && headers.range !== undefined && sendPart(request, response, entry, added)) return;
  const status = isUnchanged ? 304 : 200;
  const list = (isUnchanged ? entry.unchanged : entry.whole)[encoding] ?? [];
  const body = isUnchanged || method === "HEAD" ? undefined : entry.bodies[encoding];
  if (isStale) {
    response.writeHead(status, [...list, ...added]).end(body);
    return;
  }
  const kept = sendWhole(response, { status, headers: list, body, requestId });
  if (kept) entry.bodies[encoding] = kept;
}
