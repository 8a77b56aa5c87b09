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

export function LanguageCard({ languages, currencies }: Pick<ProfileChoices, "languages" | "currencies">) {
  const otherLanguages = useWatch<ProfileValues, "otherLanguages">({ name: "otherLanguages" });
  return (
    <Card className="grid gap-7" aria-labelledby="profile-language">
      <CardTitle id="profile-language">Language and money</CardTitle>
      <EntryRows
        name="languages"
        title="Languages"
        hint="The first is the one that your site is written in. Buttons and messages for guests are in it if it is German, else in English."
        entry="language"
        max={profileLimits.languages}
        empty={{ code: "" }}
      >
        {(path, index) => (
          <SelectField
            name={`${path}.code`}
            label={`Language ${index + 1}`}
            choices={languages}
            none="Choose a language"
          />
        )}
      </EntryRows>
      <EntryRows
        name="otherLanguages"
        title="Further languages of your pages"
        hint="You translate your pages, menus and navigation under “Translations”. A translated page has an address of its own, such as /de/about, and a link to the other languages."
        entry="further language"
        max={profileLimits.languages}
        empty={{ code: "" }}
      >
        {(path, index) => (
          <SelectField
            name={`${path}.code`}
            label={`Further language ${index + 1}`}
            choices={languages}
            none="Choose a language"
          />
        )}
      </EntryRows>
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
