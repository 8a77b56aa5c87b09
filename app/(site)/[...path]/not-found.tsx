import { SearchX } from "lucide-react";
import { SiteMessage } from "@/components/pages/site-message";
import { pagePathIn } from "@/lib/languages/shown.server";
import { furtherLanguage } from "@/lib/platform/language/translate";
import { pageTranslate } from "../../page-translation";

/** A page of the owner's that was deleted, or that isn't translated. */
export default async function PageNotFound() {
  const t = await pageTranslate("");
  const language = furtherLanguage(t);
  const home = { label: t("Home"), href: await pagePathIn(language, "/") };
  return language === null ? (
    <SiteMessage
      icon={SearchX}
      title={t("This page is gone")}
      text={t("It was removed. The rest of the site is still here.")}
      home={home}
    />
  ) : (
    <SiteMessage
      icon={SearchX}
      title={t("This page is not available in this language")}
      text={t("It has not been translated yet.")}
      home={home}
    />
  );
}
