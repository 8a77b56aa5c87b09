import { mainHref } from "@/components/landing/landing-links";
import { LandingShell } from "@/components/landing/landing-shell";
import { PageView } from "@/components/pages/page-view";
import { JsonLd } from "@/components/ui/json-ld";
import { shownLogo } from "@/lib/landing/server";
import { alternativesOf } from "@/lib/languages/alternatives.server";
import {
  homeOf,
  localiser,
  navigationSiteIn,
  pageWordsIn,
  shownNavigationIn,
} from "@/lib/languages/links.server";
import { restaurantIn } from "@/lib/languages/shown.server";
import { withAutomatic } from "@/lib/navigation/resolve";
import { pagesAbove } from "@/lib/pages/published.server";
import type { PageContent } from "@/lib/pages/schema";
import { readSectionData } from "@/lib/pages/section-data.server";
import { pageStructuredData } from "@/lib/pages/structured-data";
import { toJsonLd } from "@/lib/platform/html/json-ld";
import { furtherLanguage } from "@/lib/platform/language/translate";
import { siteRoot } from "@/lib/seo/site.server";
import { pageTranslate } from "../page-translation";
import { renderAnnouncement } from "./announcement";

type OwnersPageProps = {
  content: PageContent;
  /** Its path in the default language; empty for a draft. */
  path: string;
};

/** The pages above a page, with their titles and paths in a language. */
async function pagesAboveIn(content: PageContent, language: string | null) {
  const [above, localise] = await Promise.all([pagesAbove(content), localiser(language)]);
  return Promise.all(
    above.map(async (page) => ({
      title: language === null ? page.title : (await pageWordsIn(page, language)).title,
      path: localise(page.path),
    })),
  );
}

/** A page that the owner made of sections, between the header and the footer of the landing page. */
export async function OwnersPage({ content, path }: OwnersPageProps) {
  const t = await pageTranslate("");
  const language = furtherLanguage(t);
  const site = await navigationSiteIn(t);
  const translate = (restaurant: Parameters<typeof restaurantIn>[0]) => restaurantIn(restaurant, language);
  const [data, logo, shown, above, root, localise, languages] = await Promise.all([
    readSectionData(content, t, { ...site, translate }),
    shownLogo(),
    shownNavigationIn(t, site),
    pagesAboveIn(content, language),
    siteRoot(),
    localiser(language),
    alternativesOf(path),
  ]);
  const { companyName } = site.content.footer;
  const home = homeOf(site);
  const main = mainHref(site.content, { ...site, isConfigured: true, menu: site.menu ?? undefined });
  const crumbs = [...above, { title: content.title, path: localise(path) }];
  return (
    <>
      {pageStructuredData(content, crumbs, root)
        .map(toJsonLd)
        .map((json) => (
          <JsonLd key={json} json={json} />
        ))}
      <LandingShell
        content={site.content}
        companyName={companyName}
        contact={data.contact}
        logo={logo}
        restaurants={site.restaurants}
        home={home}
        languages={languages}
        links={[]}
        navigation={withAutomatic(shown, site, t)}
        cta={{ label: site.content.hero.ctaText, href: main.startsWith("#") ? home + main : main }}
        showLogin
        t={t}
        announcement={await renderAnnouncement(null)}
      >
        <PageView {...{ content, companyName, data, above, t }} isPreview={path === ""} />
      </LandingShell>
    </>
  );
}
