import { attribute, type Element } from "./markup";

/** "data": not run by browsers; "unused": not run by current ones. */
type ScriptKind = "classic" | "module" | "data" | "unused";

const javaScriptTypes = /^(text|application)\/(x-)?(java|ecma|j|live)script(1\.\d)?$/;

export function scriptKind(script: Element): ScriptKind {
  const type = (attribute(script, "type") ?? attribute(script, "language") ?? "").trim().toLowerCase();
  if (type === "module") return "module";
  const isClassic = type === "" || javaScriptTypes.test(type) || javaScriptTypes.test(`text/${type}`);
  if (!isClassic) return "data";
  return attribute(script, "nomodule") === undefined ? "classic" : "unused";
}
