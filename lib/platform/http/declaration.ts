import type { z } from "zod";
import type { ErrorCode } from "./errors";

/** What a route takes and what it answers with. The description of the API is made of it. */
export type Declaration<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  params?: Params;
  /** What stands behind the `?` of the address. */
  query?: Query;
  /** The body, as JSON. */
  body?: Body;
  /** Bodies of other types that the handler reads itself, by their media type. */
  accepts?: Readonly<Record<string, z.ZodType>>;
  /** What is beside `success` in the answer; nothing where it is left out. */
  answer?: Answer;
  /** Media types of answers that are not such JSON. */
  sends?: readonly string[];
  /** Statuses of answers that are neither 200 nor errors: 206 has content of `sends`, others have none. */
  statuses?: readonly (206 | 302 | 304 | 416)[];
  /** The description of the API leaves it out, as it answers in shapes of its own, or at any address. */
  undescribed?: true;
  /** What the handler throws, beside what follows from the rest of the declaration. */
  errors?: readonly ErrorCode[];
  /**
   * Wants the password again of somebody whose sign-in is over five minutes old: for what changes credentials, users,
   * secrets or the database. Where only some calls do, the handler calls `requireRecentSignIn` with its session.
   */
  recentSignIn?: true;
  /** Answers those who are signed in also while the instance is not set up, when its data may be moving elsewhere. */
  alsoUnconfigured?: true;
};

/** What a handler returns for the answer that it declares. */
export type Answered<Answer extends z.ZodType> = [Answer] extends [never]
  ? Record<string, never>
  : z.output<Answer>;
