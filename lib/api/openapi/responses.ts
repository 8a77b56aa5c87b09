import * as z from "zod";
import { refusal } from "@/lib/platform/http/answers";
import type { CallRules } from "@/lib/platform/http/call";
import { type ErrorCode, statusOf } from "@/lib/platform/http/errors";
import { type JsonSchema, jsonSchemaOf } from "./json-schema";

export type Response = { description: string; content?: Record<string, { schema?: JsonSchema }> };

const meanings: Record<ErrorCode, string> = {
  malformed: "The request can’t be read.",
  unauthenticated: "Nobody is signed in, or the credentials are wrong.",
  forbidden: "The caller lacks the permission.",
  "not-found": "The resource does not exist.",
  "method-not-allowed": "This address has no such method.",
  conflict: "The request conflicts with the current state, or the site is not set up.",
  "too-large": "The request is too large.",
  "unsupported-type": "The request is of another media type than the call takes.",
  invalid: "Something in the request is not valid; `fields` names it.",
  "too-many-tries": "Too many attempts; `Retry-After` has the time to wait.",
  unexpected: "Something went wrong on the server.",
  unavailable: "The database or another service can’t be reached just now.",
};

/** Lists the errors that a call may answer, from its declaration. */
export function errorsOf(call: CallRules, method: string): ErrorCode[] {
  const { access, alsoUnconfigured, body, accepts, params, query, ifMatch, rateLimit, errors = [] } = call;
  const isOpen = access === "public" || access === "visitor";
  const codes: (ErrorCode | false | undefined)[] = [
    ...errors,
    !isOpen && "unauthenticated",
    (!isOpen || !/GET|HEAD/.test(method)) && "forbidden",
    !isOpen && !alsoUnconfigured && "conflict",
    (params || query) && "invalid",
    ...(body || accepts ? (["malformed", "too-large", "unsupported-type", "invalid"] as const) : []),
    ...(ifMatch ? (["malformed", "conflict"] as const) : []),
    rateLimit && "too-many-tries",
    "unexpected",
    "unavailable",
  ];
  return [...new Set(codes)].filter((code) => code !== false && code !== undefined);
}

/** Returns the schema of the JSON answer; a schema other than an object has its own `success`. */
function answerSchema(answer: z.ZodType | undefined): JsonSchema {
  const isWhole = answer && !(answer instanceof z.ZodObject);
  const fields = answer instanceof z.ZodObject ? answer.shape : {};
  return jsonSchemaOf(isWhole ? answer : z.object({ success: z.literal(true), ...fields }), "output");
}

export function successOf({ answer, sends = [] }: CallRules): Response {
  const isJson = answer !== undefined || sends.length === 0;
  return {
    description: "Done.",
    content: {
      ...Object.fromEntries(sends.map((type) => [type, {}])),
      ...(isJson && { "application/json": { schema: answerSchema(answer) } }),
    },
  };
}

const otherStatuses = {
  206: "The part that `Range` asks for.",
  302: "It is elsewhere.",
  304: "It has not changed.",
  416: "There is no such part.",
} as const;

const refusalReference = { $ref: "#/components/schemas/Refusal" };

/** The error responses by status, the same for most calls. */
export const refusals = Object.fromEntries(
  Object.entries(statusOf).map(([code, status]) => [
    status,
    {
      description: meanings[code as ErrorCode],
      content: { "application/json": { schema: refusalReference } },
    },
  ]),
);
export const refusalSchema = jsonSchemaOf(refusal, "output");

/** Returns a call's responses by status; errors refer to `refusals`. */
export function responsesOf(call: CallRules, method: string): Record<string, Response | { $ref: string }> {
  const success = successOf(call);
  const others = (call.statuses ?? []).map((status) => [
    status,
    { description: otherStatuses[status], ...(status === 206 && { content: success.content }) },
  ]);
  const refused = errorsOf(call, method).map((code) => [
    statusOf[code],
    call.refusesByPage
      ? {
          description: meanings[code],
          content: { "application/json": { schema: refusalReference }, "text/html": {} },
        }
      : { $ref: `#/components/responses/${statusOf[code]}` },
  ]);
  return Object.fromEntries([[200, success], ...others, ...refused]);
}
