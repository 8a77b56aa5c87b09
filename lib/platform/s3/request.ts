import { Agent, type ClientRequest, type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps, Agent as SecureAgent } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";
import { remember } from "@/lib/platform/runtime/remember";
import { timeLimit } from "@/lib/platform/runtime/time-limit";
import type { Bucket } from "./bucket";
import { BucketError, refused, unreachable } from "./errors";
import { RETRY_DELAYS_MS } from "./retry-delays";
import { readXml, type XmlAnswer } from "./xml";

const CONNECT_TIMEOUT_MS = 5000;
/** The maximum silence of the bucket in its turn, in milliseconds. */
const IDLE_TIMEOUT_MS = 30_000;
const MAX_ERROR_BYTES = 16 * 1024;

export type Call = {
  method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** Consists of letters, digits, `.`, `-`, `_` and `/`; omitted for the bucket itself. */
  key?: string;
  query?: Readonly<Record<string, string>>;
  range?: { start: number; end: number };
  /**
   * `source` is called for each attempt. `sha256`, in hex, is signed: the bucket refuses other bytes. `headers` are those
   * with which the bucket sends the object to others, such as `content-type`.
   */
  body?: {
    source: () => AsyncIterable<Uint8Array>;
    length: number;
    sha256: string;
    headers?: Readonly<Record<string, string>>;
  };
  signal?: AbortSignal | undefined;
  /** The limit of a single attempt, in milliseconds, without retries. */
  timeoutMs?: number;
};

/** The SHA-256 of an empty body. */
const EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

const agents = remember("bucket connections", () => ({
  plain: new Agent({ keepAlive: true, maxFreeSockets: 4 }),
  secure: new SecureAgent({ keepAlive: true, maxFreeSockets: 4 }),
}));

async function signed(bucket: Bucket, { method, key, query, range, body }: Call) {
  const { endpoint, name, region, accessKeyId, secretAccessKey } = bucket;
  const url = new URL(`${endpoint}/${name}${key === undefined ? "" : `/${key}`}`);
  for (const [parameter, value] of Object.entries(query ?? {})) url.searchParams.set(parameter, value);
  const headers = {
    "x-amz-content-sha256": body?.sha256 ?? EMPTY,
    ...(body && { ...body.headers, "content-length": String(body.length) }),
    ...(range && { range: `bytes=${range.start}-${range.end}` }),
  };
  const account = { accessKeyId, secretAccessKey, region, service: "s3" };
  const request = await new AwsV4Signer({ method, url: url.href, headers, ...account }).sign();
  return { url: request.url, headers: Object.fromEntries(request.headers) };
}

/** A failure of an upload's source, not of the bucket. */
class SourceError extends errorAcrossBundles("SourceError") {}

async function* markingErrors(source: AsyncIterable<Uint8Array>) {
  try {
    yield* source;
  } catch (error) {
    throw new SourceError("The source failed", { cause: error });
  }
}

/** Destroys a request that can't connect or gets no answer in time. */
function watch(outgoing: ClientRequest) {
  const connecting = setTimeout(
    () => outgoing.destroy(new Error("it takes too long to connect")),
    CONNECT_TIMEOUT_MS,
  );
  const connected = () => clearTimeout(connecting);
  outgoing.once("close", connected);
  outgoing.once("socket", (socket) => {
    if (!socket.connecting) return connected();
    socket.once(socket.constructor.name === "TLSSocket" ? "secureConnect" : "connect", connected);
  });
  outgoing.setTimeout(IDLE_TIMEOUT_MS, () => outgoing.destroy(new Error("it does not answer")));
  // The body is read at the client's pace, with its own limit.
  outgoing.once("response", () => outgoing.setTimeout(0));
}

async function attempt(bucket: Bucket, call: Call, signal: AbortSignal): Promise<IncomingMessage> {
  const { url, headers } = await signed(bucket, call);
  const isSecure = url.protocol === "https:";
  const agent = isSecure ? agents.secure : agents.plain;
  const options = { method: call.method, headers, agent, signal };
  return new Promise((resolve, reject) => {
    const outgoing = isSecure ? overHttps(url, options) : overHttp(url, options);
    watch(outgoing);
    outgoing.once("response", resolve);
    // Stays attached, since a broken connection may emit several errors.
    outgoing.on("error", reject);
    if (call.body) pipeline(Readable.from(markingErrors(call.body.source())), outgoing).catch(reject);
    else outgoing.end();
  });
}

/** Yields the bytes of an answer with backpressure. @throws Error after too long a silence */
export async function* piecesOf(answer: IncomingMessage): AsyncGenerator<Buffer> {
  const pieces: AsyncIterator<Buffer> = answer[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(() => answer.destroy(new Error("it says nothing any more")), IDLE_TIMEOUT_MS);
      const { done, value } = await pieces.next().finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } finally {
    answer.destroy();
  }
}

/** Yields the bytes of an answer. @throws Error beyond `longest` bytes */
export async function* atMost(answer: IncomingMessage, longest: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of piecesOf(answer)) {
    bytes += piece.length;
    if (bytes > longest) throw new Error("the answer is too long");
    yield piece;
  }
}

/** Returns the code of an S3 error, or an empty text. */
export const errorCode = ({ root, texts }: XmlAnswer) =>
  root === "Error" && /^\w{1,64}$/.test(texts.Code ?? "") ? (texts.Code ?? "") : "";

/** Returns the answer; null if the object or the range is missing. */
async function sendOnce(bucket: Bucket, call: Call, signal: AbortSignal): Promise<IncomingMessage | null> {
  const answer = await attempt(bucket, call, signal);
  const { statusCode: status = 0 } = answer;
  if (status >= 200 && status < 300) return answer;
  const code = await readXml(atMost(answer, MAX_ERROR_BYTES)).then(errorCode, () => "");
  if (status === 416 || (status === 404 && code !== "NoSuchBucket")) return null;
  throw refused(bucket, status, code);
}

/**
 * Sends a signed request to a bucket; retries after an interruption or if the bucket is busy. Doesn't follow redirects.
 * The caller reads the answer to its end or destroys it.
 * @returns null if the object is missing
 * @throws BucketError; the source's own error; the signal's reason
 */
export async function send(bucket: Bucket, call: Call): Promise<IncomingMessage | null> {
  const signal =
    call.timeoutMs === undefined
      ? (call.signal ?? new AbortController().signal)
      : timeLimit(call.timeoutMs, call.signal);
  const waits = call.timeoutMs === undefined ? RETRY_DELAYS_MS : [];
  for (const wait of [...waits, null]) {
    try {
      return await sendOnce(bucket, call, signal);
    } catch (error) {
      call.signal?.throwIfAborted();
      if (error instanceof SourceError) throw error.cause;
      const failure = error instanceof BucketError ? error : unreachable(bucket, error);
      if (wait === null || !failure.isPassing) throw failure;
    }
    await delay(wait, undefined, { signal: call.signal });
  }
  throw new BucketError(bucket, "can’t be reached.", true);
}
