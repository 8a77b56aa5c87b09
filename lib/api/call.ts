import type { z } from "zod";
import { methodOf, pathOf } from "@/lib/platform/http/call";
import { type RequestOptions, request } from "@/lib/platform/http/client";
import type { calls } from "./calls";

type Calls = typeof calls;
export type CallName = keyof Calls & string;

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
type PathParams<Name> = Name extends `${string}{${infer Param}}${infer Rest}`
  ? Record<Param, string | number> & PathParams<Rest>
  : unknown;
type Given<Key extends string, Value> = [Value] extends [never]
  ? { [K in Key]?: never }
  : Partial<Value> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

export type ParamsOf<Name extends CallName> = PathParams<Name>;
export type QueryOf<Name extends CallName> = Calls[Name] extends { query: infer Query }
  ? Input<Query>
  : never;
export type BodyOf<Name extends CallName> = Calls[Name] extends { body: infer Body } ? Input<Body> : never;
/** The fields of a successful answer. */
export type AnswerOf<Name extends CallName> = Calls[Name] extends { answer: infer Answer extends z.ZodType }
  ? z.output<Answer>
  : Record<never, never>;

/** The values for a call's path and query. */
export type CallTarget<Name extends CallName> = (unknown extends ParamsOf<Name>
  ? { params?: never }
  : { params: ParamsOf<Name> }) &
  Given<"query", QueryOf<Name>>;
/** The input of a call. `ifMatch` is the edited version; the answer is 409 if another one was saved since. */
export type CallInput<Name extends CallName> = CallTarget<Name> &
  Given<"body", BodyOf<Name>> &
  (Calls[Name] extends { ifMatch: true } ? { ifMatch?: number } : { ifMatch?: never });

type CallOptions = Pick<RequestOptions, "headers" | "signal" | "timeout">;
/** An argument that is optional if none of its fields is required. */
export type Optional<Value> = Partial<Value> extends Value ? [value?: Value] : [value: Value];

export type Target = {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
};

/** Returns a call's path below the API base, without undefined query values. */
export function fillPath(name: string, { params = {}, query = {} }: Target): string {
  const path = pathOf(name).replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

/** Returns a call's address on this site, for a link. */
export const callHref = <Name extends CallName>(name: Name, ...[target]: Optional<CallTarget<Name>>) =>
  `/api${fillPath(name, (target ?? {}) as Target)}`;

/** Makes an API call. @throws RequestError without a 2xx answer */
export function call<Name extends CallName>(
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
