import type * as z from "zod";
import {
  API_BASE,
  fillPath,
  methodOf,
  type Optional,
  type ParamsTarget,
  type Target,
} from "@/lib/platform/http/call-path";
import { type RequestOptions, request } from "@/lib/platform/http/client";
import type { calls } from "./calls";

type Calls = typeof calls;
export type CallName = keyof Calls & string;

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
type Given<Key extends string, Value> = [Value] extends [never]
  ? { [K in Key]?: never }
  : Partial<Value> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

export type QueryOf<Name extends CallName> = Calls[Name] extends { query: infer Query }
  ? Input<Query>
  : never;
export type BodyOf<Name extends CallName> = Calls[Name] extends { body: infer Body } ? Input<Body> : never;
/** The fields of a successful answer. */
export type AnswerOf<Name extends CallName> = Calls[Name] extends { answer: infer Answer extends z.ZodType }
  ? z.output<Answer>
  : Record<never, never>;

/** The values for a call's path and query. */
export type CallTarget<Name extends CallName> = ParamsTarget<Name> & Given<"query", QueryOf<Name>>;
/** The calls that take at most JSON and answer with JSON. */
export type JsonCallName = {
  [Name in CallName]: Calls[Name] extends { accepts: unknown } | { sends: unknown } ? never : Name;
}[CallName];
/** The calls that take a file. */
export type UploadName = {
  [Name in CallName]: Calls[Name] extends { accepts: unknown; answer: unknown } ? Name : never;
}[CallName];

/** The input of a call. `ifMatch` is the edited version; the answer is 409 if another one was saved since. */
export type CallInput<Name extends CallName> = CallTarget<Name> &
  Given<"body", BodyOf<Name>> &
  (Calls[Name] extends { ifMatch: true } ? { ifMatch: number } : { ifMatch?: never });

type CallOptions = Pick<RequestOptions, "headers" | "signal" | "timeout">;

/** Returns a call's address on this site, for a link. */
export const callHref = <Name extends CallName>(name: Name, ...[target]: Optional<CallTarget<Name>>) =>
  API_BASE + fillPath(name, (target ?? {}) as Target);

/** Makes an API call. @throws RequestError without a 2xx answer */
export function call<Name extends JsonCallName>(
  name: Name,
  ...[input]: Optional<CallInput<Name> & CallOptions>
): Promise<AnswerOf<Name>> {
  const { body, ifMatch, headers, params, query, ...options } = (input ?? {}) as CallOptions &
    Target & { body?: unknown; ifMatch?: number };
  return request<AnswerOf<Name>>(fillPath(name, { params, query }), {
    ...options,
    method: methodOf(name),
    ...(body !== undefined && { body }),
    headers: { ...headers, ...(ifMatch !== undefined && { "if-match": `"${ifMatch}"` }) },
  });
}
