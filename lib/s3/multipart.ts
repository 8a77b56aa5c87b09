import { createHash } from "node:crypto";
import { Writable } from "node:stream";
import { log } from "@/lib/log";
import type { Bucket } from "./bucket";
import { BucketError, refused, unreachable } from "./errors";
import { elements, objectSize } from "./objects";
import { type Call, errorCode, send, textOf } from "./request";

/** How long a part is, in bytes, of which one is in memory; there may be 10 000. */
const PART = 8 * 1024 * 1024;
/** No upload takes longer than this, in milliseconds. */
const ABANDONED_AFTER = 24 * 60 * 60_000;
const LONGEST_ANSWER = 1024 * 1024;

/** An upload in parts: nothing of it is an object before its end. */
class PartsUpload {
  private readonly tags: string[] = [];
  private readonly leaving = new AbortController();
  private id = "";
  private size = 0;
  private isOver = false;

  constructor(
    private readonly bucket: Bucket,
    private readonly key: string,
  ) {}

  private async send(call: Omit<Call, "key">) {
    const answer = await send(this.bucket, { ...call, key: this.key, signal: this.leaving.signal });
    if (!answer) throw refused(this.bucket, 404, "NoSuchUpload");
    return answer;
  }

  private async ask(call: Omit<Call, "key">): Promise<string> {
    const answer = await this.send(call);
    return textOf(answer, LONGEST_ANSWER).catch((error) => Promise.reject(unreachable(this.bucket, error)));
  }

  async begin() {
    const xml = await this.ask({ method: "POST", query: { uploads: "" } });
    this.id = /<UploadId>([\w.~+/=-]{1,1024})<\/UploadId>/.exec(xml)?.[1] ?? "";
    if (!this.id) throw new BucketError(this.bucket, "begins no upload in parts.", false);
  }

  async add(part: Buffer) {
    const query = { partNumber: String(this.tags.length + 1), uploadId: this.id };
    const answer = await this.send({ method: "PUT", query, body: bodyOf(part) });
    answer.resume();
    const tag = answer.headers.etag ?? "";
    if (!/^"?[\w-]+"?$/.test(tag)) throw new BucketError(this.bucket, "does not tell what it stored.", false);
    this.tags.push(tag);
    this.size += part.length;
  }

  /** It may answer with status 200 and an error; and where its answer is lost, the object may be there. */
  async complete() {
    const parts = this.tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const body = bodyOf(Buffer.from(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`));
    try {
      const xml = await this.ask({ method: "POST", query: { uploadId: this.id }, body });
      if (!xml.includes("<CompleteMultipartUploadResult")) throw refused(this.bucket, 200, errorCode(xml));
    } catch (error) {
      this.leaving.signal.throwIfAborted();
      if ((await objectSize(this.bucket, this.key)) !== this.size) throw error;
    }
    this.isOver = true;
  }

  /** Breaks off the part that is being sent, and has the bucket forget all: a part that comes later would stay. */
  async abort(sending: Promise<void>) {
    this.leaving.abort(new Error("The upload was given up"));
    await sending.catch(() => undefined);
    if (!this.id || this.isOver) return;
    await send(this.bucket, { method: "DELETE", key: this.key, query: { uploadId: this.id } });
  }
}

const bodyOf = (bytes: Buffer) => ({
  source: async function* () {
    yield bytes;
  },
  length: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
});

/**
 * A stream that becomes an object once it has ended. Of a stream that is destroyed before, nothing is left.
 * @param part how long a part is, in bytes; buckets want 5 MB at least
 */
export function objectWriter(bucket: Bucket, key: string, part = PART): Writable {
  const upload = new PartsUpload(bucket, key);
  let held: Buffer[] = [];
  let heldBytes = 0;
  let sending: Promise<void> = Promise.resolve();
  const flush = () => {
    const bytes = Buffer.concat(held);
    held = [];
    heldBytes = 0;
    sending = upload.add(bytes);
    return sending;
  };
  const take = async (chunk: Buffer) => {
    for (let from = 0; from < chunk.length; ) {
      const piece = chunk.subarray(from, from + part - heldBytes);
      held.push(piece);
      heldBytes += piece.length;
      from += piece.length;
      if (heldBytes === part) await flush();
    }
  };
  const finish = async () => {
    // The last part, which may be shorter; an empty object is one empty part.
    await flush();
    await upload.complete();
  };
  return new Writable({
    construct: (done) => void upload.begin().then(() => done(), done),
    write: (chunk: Buffer, _, done) => void take(chunk).then(() => done(), done),
    final: (done) => void finish().then(() => done(), done),
    destroy: (error, done) => {
      const complain = (failure: unknown) =>
        log.warn({ err: failure }, "Parts of an upload are left in a bucket");
      void upload
        .abort(sending)
        .catch(complain)
        .then(() => done(error));
    },
  });
}

/** Has a bucket forget uploads below a prefix that somebody began a day ago or more, and never ended. */
export async function abortAbandoned(bucket: Bucket, prefix: string) {
  const answer = await send(bucket, { method: "GET", query: { uploads: "", prefix } });
  const xml = answer ? await textOf(answer, LONGEST_ANSWER) : "";
  for (const [key = "", uploadId = "", begunAt = ""] of elements(xml, "Upload", [
    "Key",
    "UploadId",
    "Initiated",
  ])) {
    if (!key.startsWith(prefix) || !(Date.now() - Date.parse(begunAt) > ABANDONED_AFTER)) continue;
    await send(bucket, { method: "DELETE", key, query: { uploadId } });
  }
}
