import "server-only";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { remember } from "@/lib/platform/runtime/remember";
import { type BusinessKind, kindFile } from "./kind";

const ORDER = "order.json";

/** @throws Error that names the file and its problem */
function readContent<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(readFileSync(/* turbopackIgnore: true */ file, "utf8")));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${file} can't be used: ${reason}`, { cause: error });
  }
}

function readKind(folder: string, key: string): BusinessKind {
  const kind = readContent(path.join(/* turbopackIgnore: true */ folder, `${key}.json`), kindFile);
  const own = Object.fromEntries(kind.names.map((name) => [name, name]));
  return { key, ...kind, labels: { ...own, ...kind.labels } };
}

/**
 * Reads the kinds of business from a folder with a file for each, and `order.json`, which lists them.
 * @throws Error if a file is not listed, is missing or is invalid
 */
export function readKinds(folder: string): readonly BusinessKind[] {
  const keys = readContent(path.join(/* turbopackIgnore: true */ folder, ORDER), z.array(z.string()));
  const listed = new Set(keys.map((key) => `${key}.json`));
  const unlisted = readdirSync(/* turbopackIgnore: true */ folder).filter(
    (file) => file !== ORDER && !listed.has(file),
  );
  if (unlisted.length > 0) throw new Error(`${ORDER} of ${folder} does not list ${unlisted.join(", ")}`);
  return keys.map((key) => readKind(folder, key));
}

/** Returns all kinds of business. Of two with equal scores the first wins; the last is for other businesses. */
export const businessKinds = () =>
  remember("business-kinds", () =>
    readKinds(path.join(/* turbopackIgnore: true */ process.cwd(), "content", "business-kinds")),
  );

/** @throws Error for an unknown kind */
export function requireKind(key: string): BusinessKind {
  const kind = businessKinds().find((one) => one.key === key);
  if (!kind) throw new Error(`There is no kind of business “${key}”`);
  return kind;
}

/** Returns the kinds of business by label, without the one for other businesses. */
export const kindChoices = () =>
  businessKinds()
    .slice(0, -1)
    .map(({ key, label }) => ({ value: key, label: label.charAt(0).toUpperCase() + label.slice(1) }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
