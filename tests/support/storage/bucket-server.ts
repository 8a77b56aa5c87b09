import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll } from "@jest/globals";
import { clearLastCheck } from "@/lib/platform/blobs/health.server";
import { clearAway } from "@/lib/platform/blobs/s3-store.server";
import { environment } from "@/lib/platform/runtime/env";
import { signatureError } from "./s3-signature";

/**
 * A fault of a request: another status, with a code; another answer; a connection that breaks before the request is
 * read, after half of the answer, or after the request was executed; or no answer until the client disconnects.
 */
export type Failure =
  | { status: number; code?: string; location?: string }
  | { body: string }
  | "hang up"
  | "half"
  | "lose the answer"
  | "say nothing";

type Upload = { key: string; parts: Map<number, Buffer>; begunAt: Date };

const keys = { id: "a-key-id", secret: "the-secret-access-key", region: "eu-test-1" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const hex = (bytes: Buffer, kind = "sha256") => createHash(kind).update(bytes).digest("hex");

/** An in-memory S3 server with the operations in use, which verifies signatures and checksums. */
export class FakeBucket {
  readonly objects = new Map<string, Buffer>();
  /** The media types with which objects were stored by one request. */
  readonly types = new Map<string, string>();
  readonly uploads = new Map<string, Upload>();
  /** Every request, as `PUT key`. */
  readonly requests: string[] = [];
  /** The number of objects in one page of a listing. */
  page = 1000;
  /** The reported time of the objects. */
  writtenAt = () => new Date();
  /** Returns the failure of a request; null for a normal answer. */
  failing: (method: string, key: string, query: URLSearchParams) => Failure | null = () => null;
  private readonly server = createServer((request, response) => void this.hear(request, response));

  constructor(readonly name: string) {}

  async start(port = 0) {
    await new Promise<void>((resolve) => this.server.listen(port, "127.0.0.1", resolve));
  }

  async stop() {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  get endpoint() {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Makes the next requests fail like this, one after the other. */
  failNext(...failures: Failure[]) {
    this.failing = () => failures.shift() ?? null;
  }

  clear() {
    this.objects.clear();
    this.uploads.clear();
    this.requests.length = 0;
    this.failing = () => null;
    this.page = 1000;
    this.writtenAt = () => new Date();
  }

  private async hear(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://localhost");
    const [, bucket, ...rest] = url.pathname.split("/");
    const key = rest.join("/");
    const { method = "" } = request;
    this.requests.push(`${method} ${key || url.search}`);
    const failure = this.failing(method, key, url.searchParams);
    if (failure === "say nothing") return;
    if (failure === "hang up") return void response.destroy();
    const body = await buffer(request).catch(() => null);
    if (!body) return;
    if (typeof failure === "object" && failure && "body" in failure) return void response.end(failure.body);
    if (typeof failure === "object" && failure) {
      if (failure.location) response.setHeader("location", failure.location);
      return refuse(response, failure.status, failure.code ?? "");
    }
    const wrong = signatureError(request, keys);
    if (wrong) return refuse(response, 403, wrong);
    if (bucket !== this.name) return refuse(response, 404, "NoSuchBucket");
    if (request.headers["x-amz-content-sha256"] !== hex(body))
      return refuse(response, 400, "XAmzContentSHA256Mismatch");
    if (failure === "lose the answer") {
      this.answer(method, key, url.searchParams, body, { ...nowhere });
      return void response.destroy();
    }
    const cut = failure === "half";
    this.answer(method, key, url.searchParams, body, {
      head: (status, headers) => response.writeHead(status, headers),
      end: (bytes) => {
        if (!cut) return void response.end(bytes);
        response.write(Buffer.from(bytes ?? "").subarray(0, Math.ceil((bytes?.length ?? 0) / 2)), () =>
          response.destroy(),
        );
      },
      refuse: (status, code) => refuse(response, status, code),
      range: request.headers.range,
      type: request.headers["content-type"],
    });
  }

  private answer(method: string, key: string, query: URLSearchParams, body: Buffer, to: Reply) {
    if (!key) return query.has("uploads") ? this.listUploads(to) : this.listObjects(query, to);
    if (query.has("uploads") || query.has("uploadId")) return this.inParts(method, key, query, body, to);
    if (method === "PUT") {
      this.objects.set(key, body);
      this.types.set(key, to.type ?? "");
      to.head(200, { etag: `"${hex(body, "md5")}"` });
      return to.end();
    }
    if (method === "DELETE") {
      this.objects.delete(key);
      to.head(204, {});
      return to.end();
    }
    const found = this.objects.get(key);
    if (!found) return to.refuse(404, "NoSuchKey");
    const [, start = 0, end = found.length - 1] =
      /^bytes=(\d+)-(\d+)$/.exec(to.range ?? "")?.map(Number) ?? [];
    if (start >= found.length && to.range) return to.refuse(416, "InvalidRange");
    const part = found.subarray(start, end + 1);
    to.head(to.range ? 206 : 200, { "content-length": String(part.length) });
    to.end(method === "HEAD" ? undefined : part);
  }

  private inParts(method: string, key: string, query: URLSearchParams, body: Buffer, to: Reply) {
    const id = query.get("uploadId") ?? randomUUID();
    if (query.has("uploads")) {
      this.uploads.set(id, { key, parts: new Map(), begunAt: new Date() });
      to.head(200, {});
      return to.end(
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const upload = this.uploads.get(id);
    if (!upload || upload.key !== key) return to.refuse(404, "NoSuchUpload");
    if (method === "PUT") upload.parts.set(Number(query.get("partNumber")), body);
    if (method !== "PUT") this.uploads.delete(id);
    if (method === "POST") {
      const tags = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"(\w+)"<\/ETag>/g)];
      const parts = tags.map(([, number, tag]) => {
        const part = upload.parts.get(Number(number));
        return part && hex(part, "md5") === tag ? part : null;
      });
      if (parts.includes(null)) return to.refuse(400, "InvalidPart");
      this.objects.set(key, Buffer.concat(parts.flatMap((part) => part ?? [])));
    }
    to.head(method === "DELETE" ? 204 : 200, method === "PUT" ? { etag: `"${hex(body, "md5")}"` } : {});
    to.end(method === "POST" ? "<CompleteMultipartUploadResult></CompleteMultipartUploadResult>" : undefined);
  }

  private listObjects(query: URLSearchParams, to: Reply) {
    const [prefix, after] = [query.get("prefix") ?? "", query.get("start-after") ?? ""];
    const found = [...this.objects]
      .filter(([key]) => key.startsWith(prefix) && key > after)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const page = found.slice(0, Math.min(this.page, Number(query.get("max-keys") ?? this.page)));
    const lines = page.map(
      ([key, bytes]) =>
        `<Contents><Key>${escaped(key)}</Key><LastModified>${this.writtenAt().toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
    );
    to.head(200, {});
    to.end(
      `<ListBucketResult><IsTruncated>${page.length < found.length}</IsTruncated>${lines.join("")}</ListBucketResult>`,
    );
  }

  private listUploads(to: Reply) {
    const lines = [...this.uploads].map(
      ([id, { key, begunAt }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`,
    );
    to.head(200, {});
    to.end(`<ListMultipartUploadsResult>${lines.join("")}</ListMultipartUploadsResult>`);
  }
}

type Reply = {
  head(status: number, headers: Record<string, string>): unknown;
  end(bytes?: Buffer | string): void;
  refuse(status: number, code: string): void;
  range?: string | undefined;
  /** The media type of the request. */
  type?: string | undefined;
};

const nowhere: Reply = { head: () => undefined, end: () => undefined, refuse: () => undefined };

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status).end(code ? `<Error><Code>${code}</Code><Message>No</Message></Error>` : "");
}

/** The settings for using a bucket. */
export const bucketEnvironment = (endpoint: string) => ({
  S3_ENDPOINT: endpoint,
  S3_REGION: keys.region,
  S3_ACCESS_KEY_ID: keys.id,
  S3_SECRET_ACCESS_KEY: keys.secret,
});

/** The settings without a bucket. */
const none = { ...bucketEnvironment(""), S3_BUCKET: "", BACKUP_BUCKET: "", SITE_BUCKET: "", BLOB_STORE: "" };

/** Removes the bucket from the settings. */
export const forgetBucket = () =>
  Object.assign(environment(), Object.fromEntries(Object.keys(none).map((name) => [name, undefined])));

/** Gives the tests of a file a bucket, emptied after each; `use` configures the application to use it. */
export function setUpBucket() {
  const bucket = new FakeBucket("site-files");
  beforeAll(() => bucket.start());
  afterEach(() => {
    bucket.clear();
    forgetBucket();
    clearAway();
    clearLastCheck();
  });
  afterAll(() => bucket.stop());
  const use = (settings: Partial<ReturnType<typeof environment>> = { S3_BUCKET: bucket.name }) =>
    Object.assign(environment(), bucketEnvironment(bucket.endpoint), settings);
  return { bucket, use };
}
