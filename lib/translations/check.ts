import { AppError } from "@/lib/platform/http/errors";
import { isEmptyRichText } from "@/lib/rich-text/document";
import { keyOf } from "./align";
import type { FoundText } from "./shape";
import type { Text, Texts, TranslatedText } from "./translation";

const isEmpty = (text: Text) => (typeof text === "string" ? text.trim() === "" : isEmptyRichText(text));

/** Returns a translation as its field stores it, or the field with the problem. */
function checkText(
  { isRich, schema }: FoundText,
  given: TranslatedText,
): { checked: TranslatedText } | { field: keyof TranslatedText; message: string } {
  for (const field of ["text", "source"] as const) {
    if (isRich !== (typeof given[field] !== "string"))
      return { field, message: isRich ? "Must be a formatted text" : "Must be a text without formatting" };
    const issue = schema.safeParse(given[field]).error?.issues[0];
    if (issue) return { field, message: issue.message };
  }
  return { checked: { text: schema.parse(given.text) as Text, source: given.source } };
}

/** Checks translations by the rules of their fields. Empty ones are left out. */
export function checkTexts(
  found: readonly FoundText[],
  given: Texts,
): { texts: Record<string, TranslatedText>; problems: Record<string, string> } {
  const byPath = new Map(found.map((one) => [one.path, one]));
  const texts: Record<string, TranslatedText> = {};
  const problems: Record<string, string> = {};
  for (const [path, one] of Object.entries(given)) {
    const field = byPath.get(path);
    if (!field) problems[`texts.${path}`] = "There is no such text";
    else if (!isEmpty(one.text)) {
      const result = checkText(field, one);
      if ("checked" in result) texts[path] = result.checked;
      else problems[`texts.${path}.${result.field}`] = result.message;
    }
  }
  return { texts, problems };
}

/** @throws AppError `invalid` for translations that differ although their texts are equal */
export function requireShared(texts: Texts): void {
  const first = new Map<string, unknown>();
  const problems = Object.entries(texts).flatMap(([path, { source, text }]) => {
    const other = first.get(keyOf(source)) ?? text;
    first.set(keyOf(source), other);
    const message = `Equal texts have one translation, and another one is “${other}”`;
    return other === text ? [] : [[`texts.${path}.text`, message] as const];
  });
  if (problems.length > 0)
    throw new AppError("invalid", "Equal texts have one translation. Please choose one of them.", {
      fields: Object.fromEntries(problems.slice(0, 100)),
    });
}
