import type { z } from "zod";
import type { Permission } from "@/lib/platform/access/permissions";
import type { ErrorCode } from "./errors";

export const callMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type CallMethod = (typeof callMethods)[number];

/** Method and path below `/api`, with parameters in braces: `PUT /menus/{id}`. `{path...}` takes the rest of the path. */
export type CallName = `${CallMethod} /${string}`;

/**
 * Who may make a call. `permission`: users whose role has it; where it is a scope, also API tokens with that scope.
 * `public`: everyone, without a session look-up. `visitor`: everyone, with a session look-up. `signed-in`: every role.
 */
export type Access =
  | { access: "public" | "visitor" | "signed-in"; permission?: never }
  | { permission: Permission; access?: never };

/** Tries that one network address has within a number of seconds, before the call answers 429. */
export type CallRateLimit = { attempts: number; windowSeconds: number };

/** Audit actions that the call records; a sentence where it changes something and records nothing. */
export type CallAudit = readonly [string, ...string[]] | string;

/** What `handle()` enforces, and what follows from it for the API reference. */
export type CallRules<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = Access & {
  /** Path parameters. */
  params?: Params;
  /** Parameters of the query string. */
  query?: Query;
  /** The JSON body. */
  body?: Body;
  /** The largest JSON body, in bytes. */
  maxBytes?: number;
  /** Schemas of bodies that the handler reads itself, by media type. */
  accepts?: Readonly<Record<string, z.ZodType>>;
  /** The fields of the answer beside `success`; none where it is left out. */
  answer?: Answer;
  /** Media types of answers that are not such JSON. */
  sends?: readonly string[];
  /** Statuses beside 200 and errors: 206 carries content of `sends`, the others none. */
  statuses?: readonly (206 | 302 | 304 | 416)[];
  /** Errors that the handler throws, beside those that follow from the rest of the declaration. */
  errors?: readonly ErrorCode[];
  /** The version within the answer, sent as `ETag`. */
  // biome-ignore lint/suspicious/noExplicitAny: the answer's type is that of the schema beside it, which can't be named here
  version?: (answer: any) => number;
  /** Reads `If-Match` into the handler's `expectedVersion`; another stored version answers 409. */
  ifMatch?: true;
  rateLimit?: CallRateLimit;
  /** Requires that the password was entered within the last five minutes. */
  recentSignIn?: true;
  /** Answers signed-in users also while the instance is not set up. */
  alsoUnconfigured?: true;
  /** Answers signed-in users who have not yet shown the second factor that their role needs. */
  beforeSecondFactor?: true;
  /** The handler checks the origin of requests itself. */
  guardsItself?: true;
  /** The API reference leaves the call out. */
  undescribed?: true;
};

export type CallDeclaration = CallRules & {
  /** What the call does, in one line of the API reference. */
  summary: string;
  audit?: CallAudit;
  /** The process calls the handler without Next.js, which takes several times as long. */
  direct?: true;
};

/** A call that changes something says what it records. */
type Audited<Calls> = {
  [Name in keyof Calls]: Name extends `GET ${string}` ? unknown : { audit: CallAudit };
};

/** Declares the calls of a feature: routes, typed requests, the API reference and tests derive from them. */
export const defineCalls = <const Calls extends Readonly<Record<CallName, CallDeclaration>>>(
  calls: Calls & Audited<Calls>,
): Calls => calls;
