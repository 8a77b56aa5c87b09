import { languageName } from "@/lib/platform/language/language";
import type { Translate } from "@/lib/platform/language/translate";
import { classes } from "./classes";

/** Returns the name of a language in itself, such as “Deutsch”. */
function ownName(language: string): string {
  const name = languageName(language, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** A page in one of its languages. */
export type LanguageLink = { language: string; path: string };

type LanguageSwitchProps = {
  /** The page in each of its languages; the switch is left out for a page in one. */
  languages: readonly LanguageLink[];
  /** Whether it is a bar above a page, in place of a part of its footer. */
  isBar?: boolean;
  t: Translate;
};

/** Links to the same page in its other languages. */
export function LanguageSwitch({ languages, isBar = false, t }: LanguageSwitchProps) {
  if (languages.length < 2) return null;
  const current = languages.find(({ language }) => language === t.language) ?? languages[0];
  return (
    <nav
      aria-label={t("Languages")}
      className={classes("text-sm print:hidden", isBar ? "bg-surface px-gutter" : "mt-10")}
    >
      <ul className="-mx-3 flex flex-wrap">
        {languages.map((one) => (
          <li key={one.language}>
            <a
              href={one.path}
              lang={one.language}
              hrefLang={one.language}
              dir="auto"
              aria-current={one === current ? "page" : undefined}
              className="flex min-h-11 items-center rounded-control px-3 text-ink-soft underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {ownName(one.language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
