import type { Resolver } from "react-hook-form";
import type { ConflictChange } from "@/components/ui/form/conflict-dialog";
import type { VersionedFormKind } from "@/components/ui/form/use-versioned-form";
import { isSameField } from "@/lib/restaurants/editor/merge";
import { isEmptyRichText, plainText, type RichTextDocument } from "@/lib/rich-text/document";
import type { Translation, TranslationText } from "@/lib/translations/answers";
import type { Text, TranslatedText } from "@/lib/translations/translation";

/** A translation in the form. */
export type Entry = {
  text: Text;
  /** The text that it was made from: that of `saved`, or the current one once it was confirmed. */
  source: Text;
  /** The saved translation; empty for none. */
  saved: Text;
  /** The current text in the default language. */
  current: Text;
};

/** The entries by the key of their text. */
export type TranslationValues = { texts: Record<string, Entry> };

/** A key without dots, which divide the names of fields. */
export const keyOf = (path: string) => path.replaceAll(".", "/");

const pathOf = (key: string) => key.replaceAll("/", ".");

/** The name of the field of a text. */
export const fieldOf = (path: string) => `texts.${keyOf(path)}.text` as const;

const emptyDocument = (): RichTextDocument => ({ type: "doc", content: [{ type: "paragraph" }] });

function toEntry({ text: current, isRich, translation, source }: TranslationText): Entry {
  const saved = translation ?? (isRich ? emptyDocument() : "");
  return { text: saved, source: source ?? current, saved, current };
}

export const wordsOf = (text: Text) => (typeof text === "string" ? text : plainText(text));

export const isEmpty = (text: Text) =>
  typeof text === "string" ? text.trim() === "" : isEmptyRichText(text);

const isSameText = (one: Text, other: Text) =>
  typeof one === "string" || typeof other === "string" ? one === other : isSameField(one, other);

/** A text that was changed now translates the current text. */
const sourceOf = ({ text, source, saved, current }: Entry) => (isSameText(text, saved) ? source : current);

/** Whether the text in the default language changed since it was translated. */
export const isOutdated = (entry: Entry) =>
  !isEmpty(entry.text) && !isSameText(sourceOf(entry), entry.current);

/** Returns the translations to save. */
export const toTexts = ({ texts }: TranslationValues) =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([, { text }]) => !isEmpty(text))
      .map(([key, entry]): [string, TranslatedText] => [
        pathOf(key),
        { text: entry.text, source: sourceOf(entry) },
      ]),
  );

const isSameEntry = (one: Entry, other: Entry | undefined) =>
  other !== undefined && isSameText(one.text, other.text) && isSameText(one.source, other.source);

/** Returns the keys of entries that differ. */
const changedKeys = (base: TranslationValues, other: TranslationValues) =>
  Object.keys(other.texts).filter((key) => !isSameEntry(other.texts[key] as Entry, base.texts[key]));

const valuesOf = ({ texts }: Translation): TranslationValues => ({
  texts: Object.fromEntries(texts.map((text) => [keyOf(text.path), toEntry(text)])),
});

/** The server checks the texts by the rules of their fields. */
const resolver: Resolver<TranslationValues> = async (values) => ({ values, errors: {} });

export const translationKind: VersionedFormKind<TranslationValues, Translation> = {
  valuesOf,
  resolver,
  wrongFields: (_, messageAt) =>
    Object.keys((messageAt("texts") ?? {}) as object).map((key) => `texts.${key}.text` as const),
  fieldOf: (path) => {
    const [, text] = /^texts\.(.+?)(?:\.text|\.source)?$/.exec(path) ?? [];
    return text === undefined ? null : fieldOf(text);
  },
  isSame: (one, other) => changedKeys(one, other).length === 0 && changedKeys(other, one).length === 0,
  merge(base, mine, theirs) {
    const { texts } = valuesOf(theirs);
    for (const key of changedKeys(base, mine)) {
      const [entry, own] = [texts[key], mine.texts[key]];
      if (entry && own) texts[key] = { ...entry, text: own.text, source: own.source };
    }
    return { texts };
  },
  failed: "The draft could not be saved",
  topic: "save",
};

/** Lists the texts that differ between two forms that were both made from `base`. */
export function translationChanges(
  base: TranslationValues,
  mine: TranslationValues,
  theirs: Translation,
): ConflictChange[] {
  const other = valuesOf(theirs);
  const [own, foreign] = [new Set(changedKeys(base, mine)), new Set(changedKeys(base, other))];
  return theirs.texts.flatMap(({ path, group, label }) => {
    const key = keyOf(path);
    const [isMine, isTheirs] = [own.has(key), foreign.has(key)];
    if (!isMine && !isTheirs) return [];
    const words = (values: TranslationValues) => wordsOf(values.texts[key]?.text ?? "") || null;
    return [
      {
        key,
        label: `${group} › ${label}`,
        mine: words(mine),
        theirs: words(other),
        changedBy: isMine && isTheirs ? "both" : isMine ? "mine" : "theirs",
        kept: isMine ? "mine" : "theirs",
      },
    ];
  });
}
