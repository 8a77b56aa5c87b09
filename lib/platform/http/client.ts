import { parseUrl } from "@/lib/platform/address/parse-url";
import { api } from "./api-source";
import { API_BASE, pathOf } from "./call-path";
import type { Needs, Problem } from "./errors";

const TIMEOUT_MS = 20_000;
const PROBE_TIMEOUT_MS = 4_000;

export class RequestError extends Error {
  override name = "RequestError";

  constructor(
    /** 0 if no answer came. */
    readonly status: number,
    readonly serverMessage?: string,
    readonly fields: Record<string, string> = {},
    /** In seconds. */
    readonly retryAfter?: number,
    /** All problems of an uploaded file. */
    readonly report: readonly Problem[] = [],
    /** The factor or setting to provide before repeating the call. */
    readonly needs?: Needs,
    /** The object that the call was to change, as it is now. */
    readonly current?: unknown,
  ) {
    super(serverMessage ?? (status ? "The server could not do that." : "The server did not answer."));
  }
}

export type RequestOptions = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON, or unchanged if it is `FormData`. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** In milliseconds. */
  timeout?: number;
};

/**
 * Sends a request to `path` below the API base and returns the JSON of a successful answer. Over HTTPS, calls to this
 * site use the session cookie, else the bearer token; after a 401 the request is repeated once with the other.
 * @throws RequestError without a 2xx answer
 */
export async function request<T>(
  path: string,
  { method = "GET", body, headers, signal, timeout = TIMEOUT_MS }: RequestOptions = {},
): Promise<T> {
  const url = await callAddress(path);
  const token = await bearerFor(path);
  const send = (bearer: string | null) =>
    reach(url, {
      method,
      headers: callHeaders(bearer, body, { "accept-language": api.language, ...headers }),
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      credentials: "same-origin",
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
    });
  const byCookie = goesByCookie(url);
  let response = await send(byCookie ? null : token);
  if (response.status === 401 && token) {
    response = await send(byCookie ? token : null);
    if (response.status !== 401 && !byCookie) api.dropBearer(token);
  }
  return readAnswer<T>({
    status: response.status,
    text: await bodyOf(response),
    retryAfter: response.headers.get("retry-after"),
  });
}

/** An interrupted answer counts as none, since the effect is unknown, unless its status is an error. */
function bodyOf(response: Response): Promise<string> {
  return response.text().catch(() => {
    if (response.ok) throw new RequestError(0);
    return "";
  });
}

export async function callAddress(path: string): Promise<string> {
  return `${await apiBase()}${path}`;
}

/** Returns whether a call to this URL is authenticated by the session cookie. */
export const goesByCookie = (url: string) =>
  url.startsWith("/") && globalThis.location?.protocol === "https:";

/** Returns the bearer token for a request; null for signing in or without one. */
export async function bearerFor(path: string): Promise<string | null> {
  return path.startsWith(pathOf("POST /auth/login")) ? null : api.readBearer();
}

async function reach(url: string, init: RequestInit & { body: BodyInit | undefined }): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    throw new RequestError(0);
  }
}

export function callHeaders(
  token: string | null,
  body: unknown,
  given: Record<string, string> = {},
): Headers {
  const headers = new Headers({ accept: "application/json", ...given });
  const isJson = body !== undefined && !(body instanceof FormData) && !(body instanceof Blob);
  if (isJson) headers.set("content-type", "application/json");
  if (token) headers.set("authorization", `Bearer ${token}`);
  return headers;
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === "object" && answer !== null ? (answer as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const isProblem = (value: unknown): value is Problem =>
  typeof (value as Partial<Problem> | null)?.message === "string";

type RawAnswer = { status: number; text: string; retryAfter: string | null };

/** @throws RequestError unless the answer is a success */
export function readAnswer<T>({ status, text, retryAfter }: RawAnswer): T {
  const answer = parse(text);
  if (status >= 200 && status < 300 && answer) return answer as T;
  const message = typeof answer?.error === "string" ? answer.error : undefined;
  const fields = Object.entries(answer?.fields ?? {}).filter(([, value]) => typeof value === "string");
  const report = Array.isArray(answer?.report) ? answer.report.filter(isProblem) : [];
  const wait = Number(retryAfter) || undefined;
  const needs = answer?.needs as Needs | undefined;
  throw new RequestError(status, message, Object.fromEntries(fields), wait, report, needs, answer?.current);
}

/** Checked once per page, so that all calls go to one server. */
function apiBase(): Promise<string> {
  api.reached ??= reachedBase(withoutOwnOrigin(api.base));
  return api.reached;
}

const reachedBase = async (base: string) => (base === API_BASE || (await answers(base)) ? base : API_BASE);

/** Returns the path of a base on this site, however its address is written. */
function withoutOwnOrigin(base: string): string {
  const here = globalThis.location?.origin;
  const url = here ? parseUrl(base) : null;
  return url && url.origin === here ? url.pathname.replace(/\/+$/, "") : base;
}

async function answers(base: string): Promise<boolean> {
  try {
    const response = await fetch(base + pathOf("GET /config/check"), {
      credentials: "same-origin",
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return response.ok && parse(await response.text())?.success === true;
  } catch {
    return false;
  }
}
