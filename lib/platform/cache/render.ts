import type { OutgoingHttpHeaders, RequestListener } from "node:http";
import { type DispatchFunc, inject, type Response } from "light-my-request";
import { ADDRESS_HEADER, atOrigin, REQUEST_ID_HEADER } from "@/lib/platform/http/origin";
import { SELF_REQUEST_HEADER, selfRequestToken } from "@/lib/platform/http/self-request";
import type { Resource } from "./resource";

/**
 * The maximum size of a cached answer, in bytes. A larger one streams past the cache and is rendered for each
 * request, so that the largest menu must stay below.
 */
const MAX_BODY_BYTES = { page: 24 * 1024 * 1024, data: 4 * 1024 * 1024, file: 4 * 1024 * 1024 };

export type Rendered = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
};

type Wanted = {
  resource: Resource;
  /** Scheme and host for absolute URLs. */
  origin: string;
  requestId: string;
  /** The visitor's network address, for limits on expensive renders. */
  address: string;
};

/**
 * Renders through an internal request without headers, cookies or query of the visitor, so that the cached answer
 * depends on the path only.
 * @returns null if the answer exceeds `MAX_BODY_BYTES`
 */
export async function render(handle: RequestListener, wanted: Wanted): Promise<Rendered | null> {
  const { resource, origin, requestId, address } = wanted;
  const { host, protocol } = new URL(origin);
  const dispatch: DispatchFunc = (request, response) => atOrigin(origin, () => handle(request, response));
  const answer = await inject(dispatch, {
    url: resource.path,
    payloadAsStream: true,
    headers: {
      host,
      accept: resource.asWebp ? "image/webp,*/*" : "text/html,*/*",
      ...(protocol === "https:" && { "x-forwarded-proto": "https" }),
      [REQUEST_ID_HEADER]: requestId,
      [ADDRESS_HEADER]: address,
      [SELF_REQUEST_HEADER]: selfRequestToken(),
    },
  });
  const body = await readUpTo(MAX_BODY_BYTES[resource.kind], answer);
  // Closes the sources of an unread answer.
  if (!body) answer.raw.res.destroy();
  return body && { status: answer.statusCode, headers: answer.headers, body };
}

/** Reads the body of an answer; null if it exceeds `maxBytes`. */
export async function readUpTo(maxBytes: number, { headers, stream }: Response): Promise<Buffer | null> {
  if (Number(headers["content-length"] ?? 0) > maxBytes) return null;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream()) {
    bytes += chunk.length;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
