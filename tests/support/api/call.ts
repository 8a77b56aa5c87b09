import path from "node:path";
import type { AnswerOf, BodyOf, CallName, CallTarget } from "@/lib/api/call";
import type { calls } from "@/lib/api/calls";
import { type Answer, type Sent, send } from "./request";

type Refusal = {
  success: false;
  error: string;
  fields?: Record<string, string>;
  codes?: Record<string, string>;
};
/** The response to a call: the declared fields of a success, or an error. */
type CallAnswer<Name extends CallName> = Omit<Answer, "body"> & {
  body: AnswerOf<Name> & Partial<Refusal>;
};

type Input<Name extends CallName> = CallTarget<Name> &
  ([BodyOf<Name>] extends [never] ? object : { body: BodyOf<Name> }) &
  ((typeof calls)[Name] extends { ifMatch: true } ? { ifMatch?: number } : object) &
  Pick<Sent, "token" | "cookie" | "address" | "headers" | "elsewhere">;

/** Returns the route file of a call: `app/api/menus/[id]/route.ts` for `/menus/{id}`. */
const fileOf = (name: string) =>
  path.resolve("app/api", `.${name.slice(name.indexOf(" ") + 1).replace(/\{(\w+)\}/g, "[$1]")}`, "route.ts");

/** Sends a call of the API to its route handler, with the types of its declaration. */
export async function callRoute<Name extends CallName>(
  name: Name,
  input: Input<Name>,
): Promise<CallAnswer<Name>> {
  const { params, query, body, ifMatch, headers, ...sent } = input as Input<Name> & {
    params?: Record<string, string | number>;
    query?: Record<string, unknown>;
    body?: unknown;
    ifMatch?: number;
  };
  const method = name.slice(0, name.indexOf(" "));
  const handler = (await import(fileOf(name)))[method];
  const given = Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]);
  return send(handler, method, {
    ...sent,
    ...(body !== undefined && { body }),
    params: Object.fromEntries(Object.entries(params ?? {}).map(([key, value]) => [key, String(value)])),
    query: given.length > 0 ? `?${new URLSearchParams(given)}` : "",
    headers: { ...headers, ...(ifMatch !== undefined && { "if-match": `"${ifMatch}"` }) },
  });
}
