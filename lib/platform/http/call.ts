import type * as z from "zod";
import type { Permission } from "@/lib/platform/access/permissions";
import type { CallName, PathParam } from "./call-path";
import type { ErrorCode } from "./errors";

/**
 * The required access. `permission`: users whose role has it, and API tokens if it is a scope. `public`: everyone,
 * without a session look-up. `visitor`: everyone, with a session look-up. `signed-in`: every role.
 */
export type Access =
  | { access: "public" | "visitor" | "signed-in"; permission?: never }
  | { permission: Permission; access?: never };

/** Attempts per network address within a window. */
export type CallRateLimit = { attempts: number; windowSeconds: number };

/** The recorded audit actions; for a change without record, a sentence with the reason. */
export type CallAudit<Action extends string = string> = readonly [Action, ...Action[]] | string;

/** The rules that `handle()` enforces and the API reference describes. */
export type CallRules<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = Access & {
  /** A further permission that the user or API token must have. */
  alsoNeeds?: Permission;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Returns machine-readable codes of the body's wrong fields, for the errors that follow from its schema. */
  codesOf?: (fields: readonly string[]) => Readonly<Record<string, string>>;
  /** The maximum JSON body, in bytes. */
  maxBytes?: number;
  /** Schemas of bodies that the handler parses, by media type. */
  accepts?: Readonly<Record<string, z.ZodType>>;
  /** The fields of the answer besides `success`. */
  answer?: Answer;
  /** Media types of other answers. */
  sends?: readonly string[];
  /** Statuses besides 200 and errors: 206 has content of `sends`, the others none. */
  statuses?: readonly (206 | 302 | 304 | 416)[];
  /** Errors may be pages in place of JSON, for a form that is sent without a script. */
  refusesByPage?: true;
  /** Errors of the handler, besides those that follow from the declaration. */
  errors?: readonly ErrorCode[];
  /** The version within the answer, sent as `ETag`. */
  // biome-ignore lint/suspicious/noExplicitAny: the answer's type is that of the schema beside it, which can't be named here
  version?: (answer: any) => number;
  /** Passes `If-Match` as `expectedVersion`; another stored version answers 409. */
  ifMatch?: true;
  rateLimit?: CallRateLimit;
  /** Requires the password to have been entered within the last five minutes. */
  recentSignIn?: true;
  /** Allows signed-in users before the instance is set up. */
  alsoUnconfigured?: true;
  /** Allows signed-in users who have not shown the second factor of their role. */
  beforeSecondFactor?: true;
  /** The handler checks the request's origin. */
  guardsItself?: true;
  /** Guests make it: its errors are in the language of their page (`language` of the body or query, else `Accept-Language`), or of the site. */
  forGuests?: true;
  /** Public pages load it, so robots.txt lets crawlers fetch it. */
  loadedByPages?: true;
  /** Omits the call from the API reference. */
  undescribed?: true;
};

export type CallDeclaration<Action extends string = string> = CallRules & {
  /** One line of the API reference. */
  summary: string;
  audit?: CallAudit<Action>;
  /** The process calls the handler without Next.js, which takes several times as long. */
  direct?: true;
};

/** The keys of `params` are the names in the path: a call whose path lacks a parameter would always be refused. */
type WithParams<Name, Call> = Call extends { params: infer Params extends z.ZodType }
  ? [PathParam<Name>, keyof z.input<Params>] extends [keyof z.input<Params>, PathParam<Name>]
    ? unknown
    : { params: never }
  : [PathParam<Name>] extends [never]
    ? unknown
    : { params: z.ZodType };

/** A call that changes something declares its audit actions. Misspelt fields don't compile: they would check nothing. */
type Checked<Calls> = {
  [Name in keyof Calls]: (Name extends `GET ${string}` ? unknown : { audit: CallAudit }) &
    WithParams<Name, Calls[Name]> & { [Field in Exclude<keyof Calls[Name], keyof CallDeclaration>]: never };
};

/** Declares the calls of a feature, from which routes, typed requests, the API reference and tests derive. */
export const defineCalls = <const Calls extends Readonly<Record<CallName, CallDeclaration>>>(
  calls: Calls & Checked<Calls>,
): Calls => calls;
