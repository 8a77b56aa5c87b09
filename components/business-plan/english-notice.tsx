import type { Route } from "next";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { foreignLanguage } from "@/lib/business-plan/description-language";
import { languageName } from "@/lib/platform/language/language";

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

type EnglishNoticeProps = { description: string; stage: keyof typeof titles };

/** Warns that texts are written in English, if the description seems to be in another language. */
export function EnglishNotice({ description, stage }: EnglishNoticeProps) {
  const language = foreignLanguage(description);
  if (language === null) return null;
  const name = language === UNKNOWN ? null : languageName(language, "en");
  return (
    <Notice tone="warning" title={titles[stage]}>
      <p>
        Your description seems to be {name ? `in ${name}` : "in another language"}, but headings and texts are
        written in English. {advice[stage]} For a page in both languages, name English as the first language
        of your business and {name ?? "yours"} as a further one, and translate the page there.
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
