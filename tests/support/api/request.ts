import type { CallRules } from "@/lib/platform/http/call";
import { ADDRESS_HEADER } from "@/lib/platform/http/origin";
import { SAME_MACHINE_HEADER } from "@/lib/platform/http/same-machine";
import { checkAnswer } from "./check-answer";

type Params = Record<string, string | string[]>;
type Handler = ((request: Request, segments: { params: Promise<Params> }) => Promise<Response>) & {
  readonly rules?: CallRules;
};

/** A request to a route. */
export type Sent = {
  /** Sent as JSON; a string, bytes or a form are sent unchanged. */
  body?: unknown;
  token?: string;
  cookie?: string;
  /** The visitor's address. */
  address?: string;
  headers?: Record<string, string>;
  /** True if it comes from another machine; otherwise it comes from a browser on the same machine. */
  elsewhere?: boolean;
  params?: Params;
  /** For example `?page=2`. */
  query?: string;
};

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Answer = { status: number; headers: Headers; body: any; cookies: string[] };

/**
 * Calls a route handler with a request of any method. Fails if the response differs from the description of the API.
 */
export async function send(handler: Handler, method: string, sent: Sent = {}): Promise<Answer> {
  const isForm = sent.body instanceof FormData;
  const isBytes = Buffer.isBuffer(sent.body);
  const headers = new Headers({
    host: "localhost",
    [ADDRESS_HEADER]: sent.address ?? "192.0.2.1",
    ...(!sent.elsewhere && { [SAME_MACHINE_HEADER]: "1" }),
    ...(sent.body !== undefined && !isForm && !isBytes && { "content-type": "application/json" }),
    ...(sent.token && { authorization: `Bearer ${sent.token}` }),
    ...(sent.cookie && { cookie: sent.cookie, origin: "http://localhost" }),
    ...sent.headers,
  });
  const asIs = typeof sent.body === "string" || isForm || isBytes;
  const body = asIs ? (sent.body as BodyInit) : JSON.stringify(sent.body);
  const request = new Request(`http://localhost/${sent.query ?? ""}`, { method, headers, body });
  const response = await handler(request, { params: Promise.resolve(sent.params ?? {}) });
  const text = await response.text();
  const type = response.headers.get("content-type");
  checkAnswer(handler.rules, { method, status: response.status, type, text });
  const isJson = type?.includes("application/json");
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text ? JSON.parse(text) : text || null,
    cookies: response.headers.getSetCookie(),
  };
}

export const get = (handler: Handler, sent: Sent = {}) => send(handler, "GET", sent);
export const post = (handler: Handler, sent: Sent = {}) => send(handler, "POST", sent);

/** Returns a cookie of a response, as the browser sends it back: `name=value`. */
export function cookieFrom({ cookies }: Answer, name: string): string {
  const cookie = cookies.find((line) => line.startsWith(`${name}=`))?.split(";")[0];
  if (!cookie) throw new Error(`The answer set no cookie ${name}.`);
  return cookie;
}
