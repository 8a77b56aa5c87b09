import { mainHref } from "@/components/landing/landing-links";
import { LandingShell } from "@/components/landing/landing-shell";
import { PageView } from "@/components/pages/page-view";
import { JsonLd } from "@/components/ui/json-ld";
import { headingOf } from "@/lib/landing/sections";
import { shownLanding, shownLogo } from "@/lib/landing/server";
import { navigationPages, pagesAbove } from "@/lib/pages/published.server";
import type { PageContent } from "@/lib/pages/schema";
import { readSectionData } from "@/lib/pages/section-data.server";
import { pageStructuredData } from "@/lib/pages/structured-data";
import { toJsonLd } from "@/lib/platform/html/json-ld";
import { siteReserveLink } from "@/lib/reservations/links.server";
import { siteRoot } from "@/lib/seo/site.server";
import { renderAnnouncement } from "./announcement";
import { menuLink } from "./menu-link";

type OwnersPageProps = {
  content: PageContent;
  /** Its path; empty for a draft. */
  path: string;
};

/** A page that the owner made of sections, between the header and the footer of the landing page. */
export async function OwnersPage({ content, path }: OwnersPageProps) {
  const [data, landing, logo, menu, reserve, pages, above, root] = await Promise.all([
    readSectionData(content),
    shownLanding(),
    shownLogo(),
    menuLink(),
    siteReserveLink().catch(() => null),
    navigationPages(),
    pagesAbove(content),
    siteRoot(),
  ]);
  const site = landing.content;
  const { companyName } = site.footer;
  const main = mainHref(site, { isConfigured: true, restaurants: data.paths, menu });
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
        links={[
          ...(menu ? [menu] : []),
          ...(reserve ? [{ label: "Reserve a table", href: reserve }] : []),
          ...pages.filter(({ href }) => href !== path),
          { label: headingOf(site, "footer"), href: "#contact" },
        ]}
        cta={{ label: site.hero.ctaText, href: main.startsWith("#") ? `/${main}` : main }}
        showLogin
        announcement={await renderAnnouncement(null)}
      >
        <PageView content={content} companyName={companyName} data={data} above={above} />
      </LandingShell>
    </>
  );
}
