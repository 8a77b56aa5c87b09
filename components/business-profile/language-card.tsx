"use client";

import { useWatch } from "react-hook-form";
import { Card, CardTitle } from "@/components/ui/card";
import type { Choice } from "@/lib/business-profile/choice";
import { profileLimits } from "@/lib/business-profile/limits";
import { EntryRows } from "./entry-rows";
import type { ProfileChoices } from "./profile-fields";
import { missingTranslationWords, type ProfileValues } from "./profile-values";
import { SelectField } from "./select-field";

const missingTranslations: readonly Choice[] = Object.entries(missingTranslationWords).map(
  ([value, label]) => ({ value, label }),
);

type LanguageCardProps = Pick<ProfileChoices, "languages" | "guestLanguages" | "currencies">;

export function LanguageCard({ languages, guestLanguages, currencies }: LanguageCardProps) {
  const otherLanguages = useWatch<ProfileValues, "otherLanguages">({ name: "otherLanguages" });
  return (
    <Card className="grid gap-7" aria-labelledby="profile-language">
      <CardTitle id="profile-language">Language and money</CardTitle>
      <LanguageRows
        name="languages"
        title="Languages"
        hint={`The first is the one that your site is written in. Buttons and messages for guests are in it if it is ${guestLanguages}, else in English.`}
        entry="language"
        choices={languages}
      />
      <LanguageRows
        name="otherLanguages"
        title="Further languages of your pages"
        hint="You translate your pages, menus and navigation under “Translations”. A translated page has an address of its own, such as /de/about, and a link to the other languages."
        entry="further language"
        choices={languages}
      />
      {otherLanguages.length > 0 && (
        <SelectField
          name="missingTranslation"
          label="Pages that are not translated yet"
          hint="What visitors get at the address of such a page in a further language."
          choices={missingTranslations}
        />
      )}
      <SelectField
        name="currency"
        label="Currency"
        hint="For search engines, and for the menus of new restaurants."
        choices={currencies}
        none="Not chosen"
      />
    </Card>
  );
}

type LanguageRowsProps = {
  name: "languages" | "otherLanguages";
  title: string;
  hint: string;
  /** The name of an entry, such as “further language”. */
  entry: string;
  choices: readonly Choice[];
};

function LanguageRows({ choices, ...rows }: LanguageRowsProps) {
  const label = rows.entry.charAt(0).toUpperCase() + rows.entry.slice(1);
  return (
    <EntryRows {...rows} max={profileLimits.languages} empty={{ code: "" }}>
      {(path, index) => (
        <SelectField
          name={`${path}.code`}
          label={`${label} ${index + 1}`}
          choices={choices}
          none="Choose a language"
        />
      )}
    </EntryRows>
  );
}
