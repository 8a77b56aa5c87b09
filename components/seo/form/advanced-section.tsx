"use client";

import { SlidersHorizontal } from "lucide-react";
import { useId } from "react";
import { robotsOptions } from "@/lib/platform/html/head";
import { isIndexable } from "@/lib/site/pages";
import { useSeoPage } from "../seo-context";
import { FormSection } from "./form-section";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";

const languages = [
  "en-US",
  "en-GB",
  "de-DE",
  "fr-FR",
  "es-ES",
  "it-IT",
  "nl-NL",
  "pt-BR",
  "pl-PL",
  "ar",
  "ja",
];

/** Settings that few pages change. */
export function AdvancedSection() {
  const id = useId();
  const { page } = useSeoPage();
  const robotsHint = isIndexable(page)
    ? "What search engines may do: noindex keeps the page out of search results, nofollow ignores its links."
    : "This screen is always noindex, nofollow: search engines never list it.";
  return (
    <FormSection
      title="Advanced"
      hint="Robots, author and language."
      icon={SlidersHorizontal}
      folds={["robots", "author", "language"]}
    >
      <SelectField name="robots" label="Robots" options={robotsOptions} hint={robotsHint} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="author" label="Author" placeholder="Nobody" />
        <TextField
          name="language"
          label="Language"
          list={id}
          placeholder="en-US"
          hint="Such as en-US or de."
        />
      </div>
      <datalist id={id}>
        {languages.map((language) => (
          <option key={language} value={language} />
        ))}
      </datalist>
    </FormSection>
  );
}
