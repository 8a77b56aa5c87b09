import type * as z from "zod";

type Issue = z.core.$ZodRawIssue;

const kinds: Record<string, string> = {
  string: "Must be a text",
  number: "Must be a number",
  int: "Must be a whole number",
  boolean: "Must be true or false",
  array: "Must be a list",
  object: "Must be an object with fields",
  record: "Must be an object with fields",
  file: "Must be a file",
  date: "Must be a date",
};

const formats: Record<string, string> = {
  email: "Please enter a valid email address",
  url: "Enter a web address such as https://example.com",
  date: "Must be a date such as 2026-12-31",
  time: "Must be a time such as 18:30",
  datetime: "Must be a date and time such as 2026-12-31T18:30:00Z",
};

const unitOf: Record<string, string> = {
  string: " characters",
  array: " entries",
  set: " entries",
  file: " bytes",
};

const amount = (limit: unknown, origin: string) => `${limit}${unitOf[origin] ?? ""}`;

/**
 * Returns a message for the person who filled in the field. zod calls it for schemas without a message of their own
 * (`customError`).
 */
export function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? "This is missing"
        : (kinds[issue.expected] ?? "This is of the wrong kind");
    case "too_big":
      return `At most ${amount(issue.maximum, issue.origin)}`;
    case "too_small":
      return `At least ${amount(issue.minimum, issue.origin)}`;
    case "invalid_format":
      return formats[issue.format] ?? "This is not written as it has to be";
    case "not_multiple_of":
      return `Must be a multiple of ${issue.divisor}`;
    case "invalid_value":
      return `Must be ${issue.values.length === 1 ? "" : "one of: "}${issue.values.map(String).join(", ")}`;
    case "unrecognized_keys":
      return `Unknown ${issue.keys.length === 1 ? "field" : "fields"}: ${issue.keys.join(", ")}`;
    case "invalid_key":
    case "invalid_element":
      return "One of the entries is wrong";
    case "invalid_union":
      return "This has none of the forms that are allowed here";
    default:
      return "This is not allowed here";
  }
}
