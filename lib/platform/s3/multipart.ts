import { createHash } from "node:crypto";
import { Writable } from "node:stream";
import { log } from "@/lib/platform/log/log";
import type { Bucket } from "./bucket";
import { BucketError, refused, unreadable } from "./errors";
import { objectSize } from "./objects";
import { atMost, type Call, errorCode, send } from "./request";
import { readXml, type XmlAnswer } from "./xml";

/** The size of a part, in bytes, of which one is in memory; an object has at most 10 000. */
const PART_BYTES = 8 * 1024 * 1024;
/** The maximum duration of an upload, in milliseconds. */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;
const MAX_ANSWER_BYTES = 1024 * 1024;

/** An upload in parts, which creates an object only at its end. */
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

  private async ask(call: Omit<Call, "key">): Promise<XmlAnswer> {
    const answer = await this.send(call);
    return readXml(atMost(answer, MAX_ANSWER_BYTES)).catch((error) =>
      Promise.reject(unreadable(this.bucket, error)),
    );
  }

  async begin() {
    const { texts } = await this.ask({ method: "POST", query: { uploads: "" } });
    const { UploadId: id = "" } = texts;
    if (!/^[\w.~+/=-]{1,1024}$/.test(id))
      throw new BucketError(this.bucket, "begins no upload in parts.", false);
    this.id = id;
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

  /** The bucket may answer with status 200 and an error; if the answer is lost, the object may exist. */
  async complete() {
    const parts = this.tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const body = bodyOf(Buffer.from(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`));
    try {
      const answer = await this.ask({ method: "POST", query: { uploadId: this.id }, body });
      if (answer.root !== "CompleteMultipartUploadResult") throw refused(this.bucket, 200, errorCode(answer));
    } catch (error) {
      this.leaving.signal.throwIfAborted();
      if ((await objectSize(this.bucket, this.key)) !== this.size) throw error;
    }
    this.isOver = true;
  }

  /** Cancels the part in transit and deletes the others: a part that arrived later would stay. */
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
 * Returns a stream that becomes an object at its end; destroying it before leaves nothing.
 * @param part the size of a part, in bytes; buckets require 5 MB
 */
export function objectWriter(bucket: Bucket, key: string, part = PART_BYTES): Writable {
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
    // The last part may be shorter; an empty object is one empty part.
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

/** Deletes unfinished uploads below a prefix that are older than a day. */
export async function abortAbandoned(bucket: Bucket, prefix: string) {
  const answer = await send(bucket, { method: "GET", query: { uploads: "", prefix } });
  if (!answer) return;
  const { records } = await readXml(atMost(answer, MAX_ANSWER_BYTES), "Upload");
  for (const { Key: key = "", UploadId: uploadId = "", Initiated: begunAt = "" } of records) {
    if (!key.startsWith(prefix) || !(Date.now() - Date.parse(begunAt) > ABANDONED_AFTER_MS)) continue;
    await send(bucket, { method: "DELETE", key, query: { uploadId } });
  }
}
