import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { inject } from "light-my-request";
import { encodeOnce } from "./encodings";
import { leanDocument } from "./lean-document";
import { readUpTo } from "./render";
import type { Resource } from "./resource";

/** Headers of one connection, or of the bytes that are replaced. */
const replaced = /^(connection|content-length|date|keep-alive|transfer-encoding|x-request-id)$/;

/** The maximum size of a document that is searched for scripts, in bytes. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;

/**
 * Answers a request for a page that is not kept: a document with an island loses the scripts of the framework, every
 * other answer stays as it is.
 * @returns false if nothing was sent, as the answer exceeds `MAX_BODY_BYTES`
 */
export async function answerLean(
  handle: RequestListener,
  { method, url, headers: { "accept-encoding": accepted, ...headers } }: IncomingMessage,
  response: ServerResponse,
  resource: Resource,
): Promise<boolean> {
  const answer = await inject((request, inner) => handle(request, inner), {
    method: method === "GET" ? "GET" : "HEAD",
    url: url ?? "/",
    headers,
    payloadAsStream: true,
  });
  const body = await readUpTo(MAX_BODY_BYTES, answer);
  if (!body) {
    answer.raw.res.destroy();
    return false;
  }
  if (response.destroyed) return true;
  const type = String(answer.headers["content-type"] ?? "");
  const isDocument = type.startsWith("text/html") && body.length > 0;
  const lean = isDocument ? Buffer.from(leanDocument(body.toString(), resource)) : body;
  const { encoding, bytes } = await encodeOnce(lean, type, accepted);
  for (const [name, value] of Object.entries(answer.headers))
    if (!replaced.test(name) && value !== undefined) response.setHeader(name, value);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  if (method === "GET") response.setHeader("Content-Length", bytes.length);
  response.writeHead(answer.statusCode);
  response.end(method === "GET" ? bytes : undefined);
  return true;
}
