import "server-only";
import { randomUUID } from "node:crypto";
import { NextResponse } from "next/server";
import type * as z from "zod";
import type { AuthUser } from "@/lib/accounts/schema";
import { requireRecentSignIn } from "@/lib/accounts/sessions/recent-sign-in.server";
import type { Session } from "@/lib/accounts/sessions/server";
import { actAs } from "@/lib/audit/actor";
import { callTranslate } from "@/lib/business-profile/language.server";
import { requireConfiguration } from "@/lib/installation/state.server";
import { mayDo, type Permission, type Scope } from "@/lib/platform/access/permissions";
import { takeAttempt } from "@/lib/platform/db/rate-limit";
import { addressKey } from "@/lib/platform/http/address-key";
import { readJson } from "@/lib/platform/http/body";
import type { Access, CallRules } from "@/lib/platform/http/call";
import { AppError } from "@/lib/platform/http/errors";
import { failure, logRefusal } from "@/lib/platform/http/failure";
import { ADDRESS_HEADER, REQUEST_ID_HEADER } from "@/lib/platform/http/origin";
import { readPathParams } from "@/lib/platform/http/path-params";
import { validate } from "@/lib/platform/http/validate";
import { expectedVersion, hasVersion, versionTag } from "@/lib/platform/http/version-tag";
import { authenticateCaller, checkOrigin, requireRight, requireSecondFactor, throughOf } from "./caller";

type Cookies = NextResponse["cookies"];
type Holder = { id: string; endsAt: number };
/** `Then` if the call requires a session or token, else `Else`. */
type SignedIn<Given extends Access, Then, Else> = Given extends { access: "public" | "visitor" }
  ? Else
  : Then;

/** A call whose permission is a scope also accepts an API token, which has no session. */
type SessionOf<Given extends Access> = Given extends { access: "public" | "visitor" } | { permission: Scope }
  ? Session | null
  : Session;

export type Context<Params, Body, Given extends Access = Access, Query = unknown> = {
  request: Request;
  params: Params;
  query: Query;
  body: Body;
  address: string;
  /** The user; null for a visitor, and always if `access` is "public". */
  user: SignedIn<Given, AuthUser, AuthUser | null>;
  /** The session of `user`; null with an API token. */
  session: SessionOf<Given>;
  /** The id of the session or API token, and its expiry in milliseconds since 1970. */
  holder: SignedIn<Given, Holder, Holder | null>;
  /** Returns whether `user` has a further permission, considering the session or token. */
  may: (permission: Permission) => boolean;
  /** The version in `If-Match`; null for any version. */
  expectedVersion: number | null;
  /** Headers of a successful answer. */
  headers: Headers;
  /** Cookies of the answer, also of an error. */
  cookies: Cookies;
};

type Segments = { params: Promise<Record<string, string | string[] | undefined>> };
type Handler = ((request: Request, segments: Segments) => Promise<Response>) & {
  readonly rules?: CallRules;
};

function finish(response: Response, requestId: string): Response {
  response.headers.set(REQUEST_ID_HEADER, requestId);
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  return response;
}

/** Returns status and headers for `HEAD`, and cancels the body to release its resources. */
async function withoutBody(response: Response): Promise<Response> {
  const { status, headers } = response;
  await response.body?.cancel();
  return new Response(null, { status, headers });
}

const requestIdOf = (request: Request) => request.headers.get(REQUEST_ID_HEADER) ?? randomUUID();

/** @throws AppError if path, query, `If-Match` or body don't match their declarations */
async function readInput(request: Request, segments: Segments, rules: CallRules) {
  const params = rules.params && readPathParams(await segments.params, rules.params);
  const query = rules.query && validate(rules.query, Object.fromEntries(new URL(request.url).searchParams));
  const version = rules.ifMatch ? expectedVersion(request.headers) : null;
  const body = rules.body && validate(rules.body, await readJson(request, rules.maxBytes), rules.codesOf);
  return { params, query, expectedVersion: version, body };
}

const languageIn = (input: unknown): string | undefined =>
  (input as { language?: string } | undefined)?.language;

/** Returns an error in the language of a guest's page; as it is if the languages can't be read. */
async function forGuest(error: unknown, headers: Headers, language: string | undefined): Promise<unknown> {
  if (!(error instanceof AppError)) return error;
  return callTranslate(headers, language).then(
    (t) => error.in(t),
    () => error,
  );
}

/**
 * Wraps a route handler: checks origin and access, validates the input, sends the result of `run` as `{ success: true,
 * ... }` and thrown errors as `{ success: false, error, ... }` with their status, and adds the request id.
 * @param name the call's name, the first part of the key of `rateLimit`
 */
export function handle<
  Params extends z.ZodType,
  Body extends z.ZodType,
  Given extends Access,
  Query extends z.ZodType,
  Answer extends z.ZodType = never,
>(
  options: CallRules<Params, Body, Query, Answer> & Given,
  run: (
    context: Context<z.output<Params>, z.output<Body>, Given, z.output<Query>>,
  ) => Promise<([Answer] extends [never] ? Record<string, never> : z.output<Answer>) | Response>,
  name = "",
): Handler {
  const { access, permission, alsoNeeds } = options;
  const needsSession = access !== "public" && access !== "visitor";
  const answer = async (request: Request, segments: Segments) => {
    const requestId = requestIdOf(request);
    const carrier = new NextResponse();
    let user: AuthUser | null = null;
    let language: string | undefined;
    try {
      if (!options.guardsItself) checkOrigin(request);
      const { session, apiCall } = await authenticateCaller(request, options);
      const holder = session ?? apiCall;
      user = holder?.user ?? null;
      if (needsSession && !options.beforeSecondFactor) requireSecondFactor(session);
      if (needsSession) requireRight(user, permission);
      if (alsoNeeds) requireRight(user, alsoNeeds);
      if (needsSession && !options.alsoUnconfigured) await requireConfiguration();
      const input = await readInput(request, segments, options);
      if (options.forGuests) language = languageIn(input.body) ?? languageIn(input.query);
      if (options.recentSignIn) requireRecentSignIn(session);
      const address = request.headers.get(ADDRESS_HEADER) ?? "unknown";
      if (options.rateLimit) await takeAttempt([`${name}:${addressKey(address)}`], options.rateLimit);
      const context = {
        request,
        ...input,
        address,
        user,
        session,
        holder: holder && { id: holder.id, endsAt: holder.expiresAt.getTime() },
        may: (permission: Permission) => user !== null && mayDo(user, permission),
        headers: carrier.headers,
        cookies: carrier.cookies,
      } as Parameters<typeof run>[0];
      const kind = user ? "user" : "visitor";
      const through = user ? throughOf(user) : "";
      const result = await actAs({ kind, user, address, requestId, through }, () => run(context));
      if (result instanceof Response) return finish(result, requestId);
      if (options.version) {
        const version = options.version(result);
        carrier.headers.set("ETag", versionTag(version));
        if (options.statuses?.includes(304) && hasVersion(request.headers, version)) {
          return finish(new Response(null, { status: 304, headers: carrier.headers }), requestId);
        }
      }
      return finish(
        NextResponse.json({ success: true, ...(result as object) }, { headers: carrier.headers }),
        requestId,
      );
    } catch (error) {
      logRefusal(error, request, requestId, user?.id);
      const response = failure(
        options.forGuests ? await forGuest(error, request.headers, language) : error,
        requestId,
      );
      for (const cookie of carrier.headers.getSetCookie()) response.headers.append("set-cookie", cookie);
      return finish(response, requestId);
    }
  };
  return Object.assign(answer, { rules: options });
}

function headOf(get: Handler): Handler {
  const head: Handler = async (request, segments) => withoutBody(await get(request, segments));
  return Object.assign(head, { rules: get.rules });
}

const allMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof allMethods)[number];

/**
 * Returns the exports of a route file: the handlers, `HEAD` from `GET`, `OPTIONS`, and a 405 with `Allow` for every
 * other method.
 */
export function route(handlers: Partial<Record<Method, Handler>>): Record<Method, Handler> {
  const { GET } = handlers;
  const given = GET && !handlers.HEAD ? { ...handlers, HEAD: headOf(GET) } : handlers;
  const allow = [...Object.keys(given), "OPTIONS"].join(", ");
  const refuse: Handler = async (request) => {
    const requestId = requestIdOf(request);
    const error = new AppError("method-not-allowed", `${request.method} is not possible here.`);
    const response = finish(failure(error, requestId), requestId);
    response.headers.set("Allow", allow);
    return response;
  };
  const options: Handler = async () => new NextResponse(null, { status: 204, headers: { Allow: allow } });
  const routes = allMethods.map((method) => [
    method,
    given[method] ?? (method === "OPTIONS" ? options : refuse),
  ]);
  return Object.fromEntries(routes);
}
