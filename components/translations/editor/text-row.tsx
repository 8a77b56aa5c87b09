"use client";

import { Check, CopyPlus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { RichText } from "@/components/rich-text/rich-text";
import { RichTextField } from "@/components/rich-text/rich-text-field";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/form/text-field";
import { IconButton } from "@/components/ui/icon-button";
import type { TranslationText } from "@/lib/translations/answers";
import type { Text } from "@/lib/translations/translation";
import { languageName } from "../language-name";
import { fieldOf, isOutdated, keyOf, type TranslationValues, wordsOf } from "./translation-kind";

type FieldName = ReturnType<typeof fieldOf>;

export type RowLanguages = { from: string; to: string };

/** Texts that share their translation with another one, by its path. */
export type EqualTexts = ReadonlyMap<string, readonly TranslationText[]>;

type TextRowProps = {
  text: TranslationText;
  equal: readonly TranslationText[] | undefined;
  languages: RowLanguages;
};

/** A text beside the field of its translation; on a phone above it. */
export function TextRow({ text: shown, equal, languages }: TextRowProps) {
  const { path, label, text, isRich, isLong, limit } = shown;
  const { setValue } = useFormContext<TranslationValues>();
  const key = keyOf(path);
  const entry = useWatch<TranslationValues, `texts.${string}`>({ name: `texts.${key}` });
  const name = fieldOf(path);
  const outdated = entry !== undefined && isOutdated(entry);
  const options = { shouldDirty: true, shouldTouch: true } as const;
  useSharedTranslation(name, equal);

  return (
    <li className="grid gap-x-8 gap-y-2 py-4 md:grid-cols-2">
      <div className="grid min-w-0 content-start gap-1.5">
        <div className="flex min-h-6 items-center justify-between gap-3">
          <p className="text-ink-soft text-xs">{languageName(languages.from)}</p>
          {entry?.text === "" && (
            <IconButton
              icon={CopyPlus}
              label={`Use the same text for ${label}`}
              className="-my-3 -me-2 md:-my-2"
              onClick={() => setValue(name, text, options)}
            />
          )}
        </div>
        <Words text={text} lang={languages.from} className="text-sm" />
        {equal && (
          <p className="wrap-anywhere text-ink-soft text-xs">
            The same text, with the same translation: {equal.map(nameOf).join("; ")}
          </p>
        )}
        {outdated && (
          <Outdated
            label={label}
            former={entry.source}
            lang={languages.from}
            onConfirm={() => setValue(`texts.${key}.source`, text, options)}
          />
        )}
      </div>
      {isRich ? (
        <RichTextField name={name} label={label} />
      ) : (
        <TextField name={name} label={label} maxLength={limit} rows={isLong ? 2 : undefined} />
      )}
    </li>
  );
}

const nameOf = ({ group, label }: TranslationText) => `${group} › ${label}`;

/** Enters the translation of a text for equal ones too, as long as they have the same. */
function useSharedTranslation(name: FieldName, equal: readonly TranslationText[] | undefined) {
  const { getValues, setValue } = useFormContext<TranslationValues>();
  const value = useWatch<TranslationValues, FieldName>({ name });
  const before = useRef(value);
  useEffect(() => {
    const former = before.current;
    before.current = value;
    if (former === value) return;
    for (const { path } of equal ?? []) {
      const other = fieldOf(path);
      if (getValues(other) === former) setValue(other, value, { shouldDirty: true });
    }
  }, [value, equal, getValues, setValue]);
}

type WordsProps = { text: Text; lang: string; className: string };

const Words = ({ text, lang, className }: WordsProps) =>
  typeof text === "string" ? (
    <p lang={lang} dir="auto" className={`wrap-anywhere whitespace-pre-wrap ${className}`}>
      {text}
    </p>
  ) : (
    <div lang={lang} className={className}>
      <RichText document={text} hrefOf={() => null} />
    </div>
  );

type OutdatedProps = { label: string; former: Text; lang: string; onConfirm: () => void };

/** Says that a text changed since it was translated, and shows what it was. */
const Outdated = ({ label, former, lang, onConfirm }: OutdatedProps) => (
  <div className="mt-1 grid justify-items-start gap-2 rounded-inner bg-sunken p-3">
    <Badge tone="brass">Out of date</Badge>
    <p className="wrap-anywhere whitespace-pre-wrap text-ink-soft text-sm">
      Translated from: <q lang={lang}>{wordsOf(former)}</q>
    </p>
    <Button variant="quiet" size="sm" className="-ms-3" onClick={onConfirm}>
      <Check aria-hidden="true" />
      The translation still fits
      <span className="sr-only">: {label}</span>
    </Button>
  </div>
);
