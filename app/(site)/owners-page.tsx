import { mainHref } from "@/components/landing/landing-links";
import { LandingShell } from "@/components/landing/landing-shell";
import { PageView } from "@/components/pages/page-view";
import { JsonLd } from "@/components/ui/json-ld";
import { shownLanding, shownLogo } from "@/lib/landing/server";
import { completeNavigation } from "@/lib/navigation/shown.server";
import { menuLink } from "@/lib/navigation/site.server";
import { pagesAbove } from "@/lib/pages/published.server";
import type { PageContent } from "@/lib/pages/schema";
import { readSectionData } from "@/lib/pages/section-data.server";
import { pageStructuredData } from "@/lib/pages/structured-data";
import { toJsonLd } from "@/lib/platform/html/json-ld";
import { siteRoot } from "@/lib/seo/site.server";
import { pageTranslate } from "../page-translation";
import { renderAnnouncement } from "./announcement";

type OwnersPageProps = {
  content: PageContent;
  /** Its path; empty for a draft. */
  path: string;
};

/** A page that the owner made of sections, between the header and the footer of the landing page. */
export async function OwnersPage({ content, path }: OwnersPageProps) {
  const t = await pageTranslate("");
  const [data, landing, logo, menu, navigation, above, root] = await Promise.all([
    readSectionData(content, t),
    shownLanding(),
    shownLogo(),
    menuLink(t),
    completeNavigation(t),
    pagesAbove(content),
    siteRoot(),
  ]);
  const site = landing.content;
  const { companyName } = site.footer;
  const main = mainHref(site, { isConfigured: true, restaurants: data.paths, menu: menu ?? undefined });
  const crumbs = [...above, { title: content.title, path }];
  return (
    <>
      {pageStructuredData(content, crumbs, root)
        .map(toJsonLd)
        .map((json) => (
          <JsonLd key={json} json={json} />
        ))}
      <LandingShell
        content={site}
        companyName={companyName}
        contact={data.contact}
        logo={logo}
        restaurants={data.paths}
        home="/"
        links={[]}
        navigation={navigation}
        cta={{ label: site.hero.ctaText, href: main.startsWith("#") ? `/${main}` : main }}
        showLogin
        t={t}
        announcement={await renderAnnouncement(null)}
      >
        <PageView content={content} companyName={companyName} data={data} above={above} t={t} />
      </LandingShell>
    </>
  );
}
