import type * as z from "zod";
import { isEmptyRichText, type RichTextDocument } from "@/lib/rich-text/document";
import { richTextLimits } from "@/lib/rich-text/rules";
import { richText } from "@/lib/rich-text/schema";
import type { Text, TranslatableText } from "./translation";

/** A text that was found in a content, and the schema of its field. */
export type FoundText = TranslatableText & { schema: z.ZodType };

/** Returns the text to write in the place of a found one. */
export type Visit = (found: FoundText) => Text;

type Place = { path: string; group: string; labels: readonly string[] };

/** Visits the texts of a value, and returns it with those that the visit returns; the same value if none changed. */
export type Shape = (value: unknown, place: Place, visit: Visit) => unknown;

type Fields = Readonly<Record<string, unknown>>;

type Rules = { isLong: boolean; limit: number };

/** The parts of a zod schema that its rules are read from. */
type Definition = z.ZodType & {
  maxLength?: number | null;
  def: { type: string; innerType?: Definition; in?: Definition; options?: Definition[] };
};

/** Reads the rules of a field from its schema. */
function rulesOf(schema: z.ZodType): Rules {
  const { def, maxLength } = schema as Definition;
  if (def.innerType) return rulesOf(def.innerType);
  if (def.in) return { ...rulesOf(def.in), isLong: true };
  const options = def.options?.map(rulesOf) ?? [];
  const isLong = options.some((one) => one.isLong);
  return { isLong, limit: Math.max(maxLength ?? 0, ...options.map(({ limit }) => limit)) };
}

const child = (path: string, key: string) => (path === "" ? key : `${path}.${key}`);

/** A text with its name; an empty one needs no translation. */
export function text(label: string, schema: z.ZodType): Shape {
  const isRich = schema === richText;
  const rules = isRich ? { isLong: true, limit: richTextLimits.bytes } : rulesOf(schema);
  return (value, { path, group, labels }, visit) => {
    const isEmpty = isRich ? isEmptyRichText(value as RichTextDocument) : String(value).trim() === "";
    if (isEmpty) return value;
    const found = { path, group, label: [...labels, label].join(" › "), text: value as Text };
    return visit({ ...found, ...rules, isRich, schema });
  };
}

/** Fields of an object; missing ones stay missing. A name stands for a text of the schema's field. */
export function fields(
  schema: { shape: Readonly<Record<string, unknown>> },
  parts: Readonly<Record<string, string | Shape>>,
): Shape {
  const shapes = Object.entries(parts).map(
    ([key, part]) =>
      [key, typeof part === "string" ? text(part, schema.shape[key] as z.ZodType) : part] as const,
  );
  return (value, place, visit) => {
    const given = value as Fields;
    const changed = shapes.flatMap(([key, shape]) => {
      if (given[key] === undefined) return [];
      const next = shape(given[key], { ...place, path: child(place.path, key) }, visit);
      return next === given[key] ? [] : [[key, next] as const];
    });
    return changed.length === 0 ? given : { ...given, ...Object.fromEntries(changed) };
  };
}

/** Names an entry of a list: the group that it begins, or its name within the group. */
type EntryName = (entry: Fields, index: number) => { group: string } | { label: string };

/** A list. Entries are named in paths by their ids; those without one by their index. */
export const list =
  (nameOf: EntryName, shapeOf: (entry: Fields) => Shape | undefined): Shape =>
  (value, place, visit) => {
    const entries = value as readonly Fields[];
    const next = entries.map((entry, index) => {
      const name = nameOf(entry, index);
      const path = child(place.path, String(entry.id ?? index));
      const own =
        "group" in name
          ? { path, group: name.group, labels: [] }
          : { ...place, path, labels: [...place.labels, name.label] };
      return shapeOf(entry)?.(entry, own, visit) ?? entry;
    });
    return next.some((entry, index) => entry !== entries[index]) ? next : value;
  };

/** A list of plain texts, which are named by their index. */
export const lines =
  (name: string, schema: z.ZodType): Shape =>
  (value, { path, group, labels }, visit) => {
    const all = value as readonly string[];
    const next = all.map((one, index) =>
      text(`${name} ${index + 1}`, schema)(one, { path: child(path, String(index)), group, labels }, visit),
    );
    return next.some((one, index) => one !== all[index]) ? next : value;
  };

/** Lists the texts of a part of the content under a heading of their own. */
export const group =
  (name: string, shape: Shape): Shape =>
  (value, { path }, visit) =>
    shape(value, { path, group: name, labels: [] }, visit);

/** A part with a name within its group. */
export const part =
  (label: string, shape: Shape): Shape =>
  (value, place, visit) =>
    shape(value, { ...place, labels: [...place.labels, label] }, visit);
