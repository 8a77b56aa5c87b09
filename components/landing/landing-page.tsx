import { Fragment, type ReactNode } from "react";
import type { LanguageLink } from "@/components/ui/language-switch";
import type { Contact } from "@/lib/business-profile/contact";
import type { LandingContent } from "@/lib/landing/schema";
import type { LandingLink } from "@/lib/landing/section-links";
import type { OrderedSection } from "@/lib/landing/section-names";
import { headingOf, isSwitchedOn } from "@/lib/landing/sections";
import { shownSections } from "@/lib/landing/shown-sections";
import { automaticLinks, type PageLink, type ShownNavigation } from "@/lib/navigation/resolve";
import type { PictureView, PictureViews } from "@/lib/pictures/answers";
import { english, type Translate } from "@/lib/platform/language/translate";
import { LandingCallToAction } from "./landing-call-to-action";
import { LandingContact } from "./landing-contact";
import { LandingFeatures } from "./landing-features";
import { LandingGallery } from "./landing-gallery";
import { LandingHero } from "./landing-hero";
import { type LinkSite, mainHref, planHref, shownPlans } from "./landing-links";
import { LandingPricing } from "./landing-pricing";
import { LandingShell } from "./landing-shell";
import { LandingStats } from "./landing-stats";
import { LandingTestimonials } from "./landing-testimonials";
import { SignInNotice } from "./sign-in-notice";

type LandingPageProps = LinkSite & {
  content: LandingContent;
  /** The content's pictures that are in the library. */
  pictures: PictureViews;
  /** Replaces the name in the content. */
  companyName?: string | undefined;
  /** The business profile as visitors see it. */
  contact?: Contact | undefined;
  /** The link to reserve a table; missing if no restaurant takes reservations. */
  reserve?: LandingLink | null;
  /** The links to the pages of the navigation. */
  pages?: readonly PageLink[];
  /** The owner's logo, from the content or the business profile. */
  logo?: PictureView | undefined;
  /** The protected page that sent the visitor here, checked by the server. */
  returnUrl?: string | undefined;
  /** The owner's navigation and footer. */
  navigation?: ShownNavigation | undefined;
  /** The page in each of its languages. */
  languages?: readonly LanguageLink[];
  /** The bar at the top. */
  announcement?: ReactNode;
  /** Translates the texts that the owner has not written. */
  t?: Translate;
};

/** The built-in landing page. It needs no JavaScript; sections without content are left out. */
export function LandingPage(props: LandingPageProps) {
  const {
    content,
    pictures,
    companyName,
    contact,
    reserve,
    pages = [],
    returnUrl,
    navigation,
    languages,
    announcement,
    t = english,
    ...site
  } = props;
  const { hero, footer } = content;
  const logo = pictures[content.logo ?? ""] ?? props.logo;
  const name = companyName || footer.companyName;
  const cta = { label: hero.ctaText, href: mainHref(content, site) };
  const hasHero = isSwitchedOn(content, "hero");
  const [first] = shownSections(content);
  const sections: Record<OrderedSection, () => ReactNode> = {
    stats: () => (
      <LandingStats
        heading={content.headings?.stats ?? ""}
        stats={content.stats}
        isBelowHero={hasHero && first === "stats"}
        t={t}
      />
    ),
    features: () => (
      <LandingFeatures
        heading={headingOf(content, "features", t)}
        features={content.features}
        pictures={pictures}
      />
    ),
    gallery: () => <Gallery content={content} pictures={pictures} t={t} />,
    pricing: () => (
      <LandingPricing
        heading={headingOf(content, "pricing", t)}
        plans={shownPlans(content)}
        label={cta.label}
        t={t}
        hrefOf={({ target }) => planHref(content, target, site)}
      />
    ),
    testimonials: () => (
      <LandingTestimonials
        heading={headingOf(content, "testimonials", t)}
        testimonials={content.testimonials}
        pictures={pictures}
      />
    ),
    callToAction: () => <LandingCallToAction {...content.callToAction} cta={cta} />,
    contact: () =>
      content.contact && (
        <LandingContact heading={headingOf(content, "contact", t)} form={content.contact} t={t} />
      ),
  };

  return (
    <LandingShell
      content={content}
      companyName={name}
      logo={logo}
      contact={contact}
      links={automaticLinks({ content, menu: site.menu ?? null, reserve: reserve ?? null, pages }, t)}
      cta={cta}
      showLogin={site.isConfigured}
      restaurants={site.restaurants}
      navigation={navigation}
      languages={languages}
      announcement={announcement}
      t={t}
    >
      {returnUrl && <SignInNotice returnUrl={returnUrl} t={t} />}
      {hasHero ? (
        <LandingHero companyName={name} hero={hero} picture={pictures[hero.picture ?? ""]} cta={cta} />
      ) : (
        <h1 className="sr-only">{name}</h1>
      )}
      {shownSections(content).map((section) => (
        <Fragment key={section}>{sections[section]()}</Fragment>
      ))}
    </LandingShell>
  );
}

/** The gallery's pictures that are in the library; nothing without one. */
function Gallery({ content, pictures, t }: Pick<LandingPageProps, "content" | "pictures" | "t">) {
  const entries = (content.gallery ?? []).flatMap(({ picture, caption }) => {
    const view = pictures[picture];
    return view ? [{ picture: view, caption }] : [];
  });
  if (entries.length === 0) return null;
  return <LandingGallery heading={headingOf(content, "gallery", t)} entries={entries} />;
}
