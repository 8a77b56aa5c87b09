import type { Route } from "next";
import { createContext, useContext } from "react";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { foreignLanguage } from "@/lib/business-plan/description-language";
import { DEFAULT_LANGUAGE, languageName } from "@/lib/platform/language/language";

const UNKNOWN = "und";

const titles = {
  described: "Your page will be in English",
  planned: "This plan is in English",
  applied: "Your page has English texts now",
};
const advice = {
  described: "You can write over each of them before it is on your site.",
  planned: "Write over them before you accept them.",
  applied: "Write over them in the Landing Editor.",
};

/** The language of the site, BCP 47. */
export const SiteLanguageContext = createContext(DEFAULT_LANGUAGE);

type EnglishNoticeProps = { description: string; stage: keyof typeof titles };

/** Warns that texts are written in English, if the description seems to be in another language, or the site is. */
export function EnglishNotice({ description, stage }: EnglishNoticeProps) {
  const site = useContext(SiteLanguageContext);
  const described = foreignLanguage(description);
  const ofSite = new Intl.Locale(site).language === "en" ? null : site;
  if (description.trim() === "" || (described === null && ofSite === null)) return null;
  const known = [described, ofSite].find((one) => one !== null && one !== UNKNOWN);
  const name = known ? languageName(known, "en") : null;
  return (
    <Notice tone="warning" title={titles[stage]}>
      <p>
        {described === null ? "Your site is" : "Your description seems to be"}{" "}
        {name ? `in ${name}` : "in another language"}, but headings and texts are written in English.{" "}
        {advice[stage]} For a page in both languages, name English as the first language of your business and{" "}
        {name ?? "yours"} as a further one, and translate the page there.
      </p>
      <PageLink
        href={"/admin?tab=translations" as Route}
        className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
      >
        Go to Translations
      </PageLink>
    </Notice>
  );
}
