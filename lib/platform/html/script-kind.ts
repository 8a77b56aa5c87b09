import { attribute, type Element } from "./markup";

/** What a script element holds: a script, data that no browser runs, or nothing for today's browsers. */
type ScriptKind = "classic" | "module" | "data" | "unused";

const javaScriptTypes = /^(text|application)\/(x-)?(java|ecma|j|live)script(1\.\d)?$/;

export function scriptKind(script: Element): ScriptKind {
  const type = (attribute(script, "type") ?? attribute(script, "language") ?? "").trim().toLowerCase();
  if (type === "module") return "module";
  const isClassic = type === "" || javaScriptTypes.test(type) || javaScriptTypes.test(`text/${type}`);
  if (!isClassic) return "data";
  return attribute(script, "nomodule") === undefined ? "classic" : "unused";
}
