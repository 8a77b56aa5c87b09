"use client";

import { createContext, Fragment, type ReactNode, useContext, useMemo } from "react";
import {
  english,
  splitText,
  type Translatable,
  type Translate,
  type Translation,
  translator,
} from "@/lib/platform/language/translate";

const Context = createContext<Translate>(english);

type ProviderProps = {
  /** Missing for English. */
  translation: Translation | undefined;
  children: ReactNode;
};

/** Sets the language of the product's texts. */
export function TranslationProvider({ translation, children }: ProviderProps) {
  const translate = useMemo(() => (translation ? translator(translation) : english), [translation]);
  return <Context value={translate}>{children}</Context>;
}

export const useTranslate = (): Translate => useContext(Context);

type TranslatedProps<Text extends string> = {
  text: Translatable | (string extends Text ? never : Text);
  values: Readonly<Record<string, ReactNode>>;
};

/** A translated text with elements in it. */
export function Translated<Text extends string>({ text, values }: TranslatedProps<Text>) {
  const parts = splitText(useTranslate()(text));
  return parts.map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
    <Fragment key={position}>{typeof part === "string" ? part : values[part.name]}</Fragment>
  ));
}
