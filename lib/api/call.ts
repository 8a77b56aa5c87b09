import type { z } from "zod";
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

/** What fills in a call's address. */
export type CallTarget<Name extends CallName> = (unknown extends ParamsOf<Name>
  ? { params?: never }
  : { params: ParamsOf<Name> }) &
  Given<"query", QueryOf<Name>>;
/** What a call takes. `ifMatch` is the version that was edited: another one in between is refused with 409. */
export type CallInput<Name extends CallName> = CallTarget<Name> &
  Given<"body", BodyOf<Name>> &
  (Calls[Name] extends { ifMatch: true } ? { ifMatch?: number } : { ifMatch?: never });

type CallOptions = Pick<RequestOptions, "headers" | "signal" | "timeout">;
/** An argument that may be left out where nothing in it is required. */
export type Optional<Value> = Partial<Value> extends Value ? [value?: Value] : [value: Value];

/** What `fillPath` fills in. */
export type Target = {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
};

/** The path of a call below the API base. Values of the query that are undefined are left out. */
export function fillPath(name: string, { params = {}, query = {} }: Target): string {
  const path = name
    .slice(name.indexOf(" ") + 1)
    .replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

/** The address of a call on this site, for a link. */
export const callHref = <Name extends CallName>(name: Name, ...[target]: Optional<CallTarget<Name>>) =>
  `/api${fillPath(name, (target ?? {}) as Target)}`;

export const methodOf = (name: CallName) =>
  name.slice(0, name.indexOf(" ")) as NonNullable<RequestOptions["method"]>;

/**
 * Makes a call of the API.
 * @throws RequestError where the status is not 2xx, or no answer came
 */
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
