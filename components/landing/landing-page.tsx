import type { Contact } from "@/lib/business-profile/contact";
import type { LandingContent } from "@/lib/landing/schema";
import type { PictureView, PictureViews } from "@/lib/pictures/answers";
import { LandingCallToAction } from "./landing-call-to-action";
import { LandingFeatures } from "./landing-features";
import { LandingGallery } from "./landing-gallery";
import { LandingHero } from "./landing-hero";
import { callToActionHrefs, type LandingLink, sectionLinks, shownPlans } from "./landing-links";
import { LandingPricing } from "./landing-pricing";
import { LandingShell } from "./landing-shell";
import { LandingStats } from "./landing-stats";
import { LandingTestimonials } from "./landing-testimonials";
import { SignInNotice } from "./sign-in-notice";

type LandingPageProps = {
  content: LandingContent;
  /** The content's pictures that are in the library. */
  pictures: PictureViews;
  /** Replaces the name in the content. */
  companyName?: string | undefined;
  isConfigured: boolean;
  /** The business profile as visitors see it. */
  contact?: Contact | undefined;
  /** The link to the owner's menu, if one is published. */
  menu?: LandingLink | undefined;
  /** The owner's logo, from the content or the business profile. */
  logo?: PictureView | undefined;
  /** The protected page that sent the visitor here, checked by the server. */
  returnUrl?: string | undefined;
};

/** The built-in landing page. It needs no JavaScript; sections without content are left out. */
export function LandingPage(props: LandingPageProps) {
  const { content, pictures, companyName, isConfigured, contact, menu, returnUrl } = props;
  const { hero, stats, features, testimonials, callToAction, footer, gallery = [] } = content;
  const logo = pictures[content.logo ?? ""] ?? props.logo;
  const name = companyName || footer.companyName;
  const plans = shownPlans(content);
  const hrefs = callToActionHrefs(content, isConfigured, menu);
  const cta = { label: hero.ctaText, href: hrefs.page };
  const shownGallery = gallery.flatMap(({ picture, caption }) => {
    const view = pictures[picture];
    return view ? [{ picture: view, caption }] : [];
  });

  return (
    <LandingShell
      content={content}
      companyName={name}
      logo={logo}
      contact={contact}
      links={[...(menu ? [menu] : []), ...sectionLinks(content)]}
      cta={cta}
      showLogin={isConfigured}
    >
      {returnUrl && <SignInNotice returnUrl={returnUrl} />}
      <LandingHero companyName={name} hero={hero} picture={pictures[hero.picture ?? ""]} cta={cta} />
      {stats.length > 0 && <LandingStats stats={stats} />}
      {features.length > 0 && <LandingFeatures features={features} pictures={pictures} />}
      {shownGallery.length > 0 && <LandingGallery entries={shownGallery} />}
      {plans.length > 0 && <LandingPricing plans={plans} cta={{ ...cta, href: hrefs.plans }} />}
      {testimonials.length > 0 && <LandingTestimonials testimonials={testimonials} pictures={pictures} />}
      <LandingCallToAction {...callToAction} cta={cta} />
    </LandingShell>
  );
}
