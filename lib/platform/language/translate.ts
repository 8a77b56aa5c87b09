import { formatMoney } from "@/lib/platform/money/money";
import { DEFAULT_LANGUAGE } from "./language";

/** The translations of the product's texts, by the English text; of a text with a count by plural category (CLDR). */
export type Messages = Readonly<
  Record<string, string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>
>;

export type Translation = {
  /** BCP 47. Numbers and dates are formatted in it, also without messages. */
  language: string;
  messages: Messages;
  /** The first part of the paths of pages in this language; missing for the default language of the site. */
  prefix?: string;
  /** The translations of short texts that the owner typed, by their text. */
  shortTexts?: Readonly<Record<string, string>>;
};

/** Returns a translation with some of its texts alone, for a browser; the server has translated those of the owner. */
export const withTexts = (
  { shortTexts: _, ...translation }: Translation,
  texts: readonly string[],
): Translation => ({
  ...translation,
  messages: Object.fromEntries(
    texts.flatMap((text) => {
      const message = translation.messages[text];
      return message === undefined ? [] : [[text, message]];
    }),
  ),
});

type Values = Readonly<Record<string, string | number>>;

declare const marked: unique symbol;
/** An English text of the product that a variable holds. Texts of API answers don't have this type, as a page has no translations of them. */
export type Translatable = string & { readonly [marked]: true };

export type Translate = {
  /** Translates an English text and fills in its `{values}`. A text without a translation stays English. */
  <Text extends string>(text: Translatable | (string extends Text ? never : Text), values?: Values): string;
  /** Translates a short text that the owner typed, on the server; one without a translation stays. */
  shortText: (text: string) => string;
  /** Whether a short text has a translation, which may be the same text. */
  hasShortText: (text: string) => boolean;
  /** Translates the message of a check or of a failed call, which may be in the language already. */
  message: (text: string) => string;
  /** Translates a text with the number `{n}`; the messages contain the text for `other`. */
  count: (n: number, texts: { one: string; other: string }, values?: Values) => string;
  /** Formats minor units of a currency. */
  money: (minor: number, currency: string) => string;
  /** Joins texts: "one, two and three", or "one, two or three" for a `disjunction`. */
  list: (texts: readonly string[], type?: "conjunction" | "disjunction") => string;
  readonly language: string;
  /** The first part of the paths of pages in this language; empty for the default language of the site. */
  readonly prefix: string;
};

/** Returns the language of texts that are in another one than the site's default; null for the default. */
export const furtherLanguage = ({ prefix, language }: Pick<Translate, "prefix" | "language">) =>
  prefix === "" ? null : language;

const placeholder = /\{(\w+)\}/g;

const fill = (text: string, values: Values): string =>
  text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );

export function translator({ language, messages, prefix = "", shortTexts = {} }: Translation): Translate {
  let rules: Intl.PluralRules | undefined;

  function translate(text: string, values: Values = {}): string {
    const message = messages[text];
    return fill(typeof message === "string" ? message : text, values);
  }

  function count(n: number, { one, other }: { one: string; other: string }, values: Values = {}): string {
    const message = messages[other];
    const forms = typeof message === "object" ? message : undefined;
    rules ??= new Intl.PluralRules(language);
    const text = forms ? (forms[rules.select(n)] ?? forms.other ?? other) : n === 1 ? one : other;
    return fill(text, { n, ...values });
  }

  const hasShortText = (text: string) => Object.hasOwn(shortTexts, text);

  return Object.assign(translate, {
    shortText: (text: string) => (hasShortText(text) ? (shortTexts[text] ?? text) : text),
    hasShortText,
    message: (text: string) => translate(text),
    count,
    money: (minor: number, currency: string) => formatMoney(minor, currency, language),
    list: (texts: readonly string[], type: "conjunction" | "disjunction" = "conjunction") =>
      new Intl.ListFormat(language === DEFAULT_LANGUAGE ? "en-GB" : language, { type }).format(texts),
    language,
    prefix,
  });
}

/** Marks a text that is translated elsewhere by `t(…)`, so that a message is required for it. */
export const translatable = (text: string): Translatable => text as Translatable;

/** The texts as they are in the sources. */
export const english: Translate = translator({ language: DEFAULT_LANGUAGE, messages: {} });

/** Splits a text at its placeholders: texts, and the names of values as objects. */
export const splitText = (text: string): (string | { name: string })[] =>
  text.split(placeholder).map((part, position) => (position % 2 === 1 ? { name: part } : part));
