import "server-only";
import type * as z from "zod";
import type { CallDeclaration } from "@/lib/platform/http/call";
import { API_BASE, type CallName, callMethods, methodOf, pathOf } from "@/lib/platform/http/call-path";
import { handleDirectly } from "@/lib/platform/http/direct-handlers";
import { type Context, handle, route } from "./handle";

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Field<Call, Name extends string> = Call extends Record<Name, infer Value> ? Value : undefined;

/** The declared answer; a `Response` for content that is not JSON. */
type Result<Call> = Call extends { answer: z.ZodType } ? z.output<Call["answer"]> : Record<string, never>;

export type CallContext<Call extends CallDeclaration> = Context<
  Output<Field<Call, "params">>,
  Output<Field<Call, "body">>,
  Call,
  Output<Field<Call, "query">>
>;

type Implementation<Call extends CallDeclaration> = (
  context: CallContext<Call>,
) => Promise<Result<Call> | Response>;

type Implementations<Calls extends Readonly<Record<string, CallDeclaration>>> = {
  [Name in keyof Calls]?: Implementation<Calls[Name]>;
};

/** @throws Error unless the names are all calls declared at one path */
function requireWholePath(names: string[], calls: Readonly<Record<string, CallDeclaration>>): string {
  const [path = "", ...others] = new Set(names.map(pathOf));
  const declared = callMethods.map((method) => `${method} ${path}`).filter((name) => name in calls);
  if (others.length > 0 || declared.length !== names.length) {
    throw new Error(`A route file implements the calls of one path: ${declared.join(", ") || path}`);
  }
  return path;
}

/** Returns the exports of a route file from the handlers of all calls at its path. */
export function implement<const Calls extends Readonly<Record<CallName, CallDeclaration>>>(
  calls: Calls,
  implementations: Implementations<Calls>,
) {
  const names = Object.keys(implementations) as (CallName & keyof Calls)[];
  const path = requireWholePath(names, calls);
  const handlers = names.map((name) => {
    const handler = handle(calls[name] as CallDeclaration, implementations[name] as never, name);
    if (calls[name]?.direct) handleDirectly(API_BASE + path, handler);
    return [methodOf(name), handler];
  });
  return route(Object.fromEntries(handlers));
}
