import Ajv, { type ValidateFunction } from "ajv/dist/2020";
import { errorsOf, type Response, refusalSchema, successOf } from "@/lib/api/openapi/responses";
import type { CallRules } from "@/lib/platform/http/call";
import { statusOf } from "@/lib/platform/http/errors";

type Given = { method: string; status: number; type: string | null; text: string };

const ajv = new Ajv({
  strict: false,
  validateSchema: false,
  // Each function validates few answers, so optimizing it takes longer than it saves.
  code: { optimize: false },
  formats: { "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/ },
});
const successes = new WeakMap<CallRules, Response>();
const validators = new WeakMap<object, ValidateFunction>();

function successResponse(rules: CallRules): Response {
  const known = successes.get(rules) ?? successOf(rules);
  successes.set(rules, known);
  return known;
}

function wrongBody(schema: object, text: string): string | null {
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  return validate(JSON.parse(text)) ? null : ajv.errorsText(validate.errors, { dataVar: "answer" });
}

function wrongContent({ content = {} }: Response, { type, text }: Given): string | null {
  const name = type?.split(";")[0]?.trim() ?? "";
  const declared = content[name] ?? content["*/*"];
  if (!declared) return `it has the media type “${name}”, which is not declared`;
  return declared.schema ? wrongBody(declared.schema, text) : null;
}

function problemOf(rules: CallRules, given: Given): string | null {
  const { method, status, type, text } = given;
  const isRefused = errorsOf(rules, method).some((code) => statusOf[code] === status);
  const isOther = rules.statuses?.some((other) => other === status);
  if (status !== 200 && !isRefused && !isOther) return `the status ${status} is not declared`;
  if (method === "HEAD") return null;
  if (isRefused && rules.refusesByPage && type?.startsWith("text/html")) return null;
  if (isRefused) return wrongBody(refusalSchema, text);
  if (status === 200 || status === 206) return wrongContent(successResponse(rules), given);
  return text && `it has a body, which no answer with ${status} has`;
}

/**
 * Fails if a response has a status, a media type or a field that the description of the API lacks. Ignores handlers
 * without a declaration, such as those of `OPTIONS`, and calls that the description omits.
 */
export function checkAnswer(rules: CallRules | undefined, given: Given): void {
  const problem = rules && !(rules.undescribed && !rules.answer) && problemOf(rules, given);
  if (!problem) return;
  const begins = given.text.slice(0, 300);
  throw new Error(`The answer is not as the API describes it: ${problem}.\n${given.status} ${begins}`);
}
