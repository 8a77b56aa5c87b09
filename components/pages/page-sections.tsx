import { Fragment, type ReactNode } from "react";
import { LandingCallToAction } from "@/components/landing/landing-call-to-action";
import { LandingFeatures } from "@/components/landing/landing-features";
import { LandingGallery } from "@/components/landing/landing-gallery";
import { LandingHero } from "@/components/landing/landing-hero";
import { LandingPricing } from "@/components/landing/landing-pricing";
import { LandingStats } from "@/components/landing/landing-stats";
import { LandingTestimonials } from "@/components/landing/landing-testimonials";
import { resolveTarget } from "@/lib/landing/link-target";
import { leftOut } from "@/lib/pages/left-out";
import type { PageSection, SectionOf, SectionType } from "@/lib/pages/schema";
import type { SectionData } from "@/lib/pages/section-data";
import { sectionHeading, sectionNames } from "@/lib/pages/section-words";
import type { Translate } from "@/lib/platform/language/translate";
import {
  ContactFormSection,
  ContactSection,
  HoursSection,
  MapSection,
  MenuSection,
} from "./sections/business-sections";
import { EmbedSection } from "./sections/embed-section";
import { TeamSection } from "./sections/team-section";
import { PictureSection, PricesSection, QuestionsSection, TextSection } from "./sections/text-sections";

type Place = SectionData & {
  companyName: string;
  hrefOf: (target: string) => string | null;
  t: Translate;
};

type Render<Type extends SectionType> = (section: SectionOf<Type>, place: Place) => ReactNode;

const renderers: { [Type in SectionType]: Render<Type> } = {
  hero: ({ buttonLabel, buttonTarget, ...hero }, { companyName, pictures, hrefOf }) => {
    const href = buttonLabel ? hrefOf(buttonTarget) : null;
    return (
      <LandingHero
        companyName={companyName}
        hero={{ ...hero, ctaText: buttonLabel }}
        picture={pictures[hero.picture]}
        cta={href === null ? null : { label: buttonLabel, href }}
      />
    );
  },
  stats: ({ id, heading, stats }, { t }) => (
    <LandingStats id={id} heading={heading} stats={stats} isBelowHero={false} t={t} />
  ),
  features: (section, { pictures, t }) => (
    <LandingFeatures
      id={section.id}
      heading={sectionHeading(section, t)}
      features={section.features}
      pictures={pictures}
    />
  ),
  gallery: (section, { pictures, t }) => {
    const entries = section.pictures.flatMap(({ picture, caption }) => {
      const view = pictures[picture];
      return view ? [{ picture: view, caption }] : [];
    });
    return <LandingGallery id={section.id} heading={sectionHeading(section, t)} entries={entries} />;
  },
  plans: (section, { hrefOf, t }) => (
    <LandingPricing
      id={section.id}
      heading={sectionHeading(section, t)}
      plans={section.plans}
      label={section.buttonLabel}
      hrefOf={({ target }) => hrefOf(target ?? "") ?? "#contact"}
      t={t}
    />
  ),
  testimonials: (section, { pictures, t }) => (
    <LandingTestimonials
      id={section.id}
      heading={sectionHeading(section, t)}
      testimonials={section.testimonials}
      pictures={pictures}
    />
  ),
  callToAction: ({ id, title, text, buttonLabel, buttonTarget }, { hrefOf }) => (
    <LandingCallToAction
      id={id}
      title={title}
      text={text}
      cta={{ label: buttonLabel, href: hrefOf(buttonTarget) ?? "#contact" }}
    />
  ),
  text: (section, { hrefOf, t }) => <TextSection section={section} hrefOf={hrefOf} t={t} />,
  picture: (section, { pictures, t }) => <PictureSection section={section} pictures={pictures} t={t} />,
  questions: (section, { hrefOf, t }) => <QuestionsSection section={section} hrefOf={hrefOf} t={t} />,
  team: (section, { pictures, t }) => <TeamSection section={section} pictures={pictures} t={t} />,
  prices: (section, { t }) => <PricesSection section={section} t={t} />,
  embed: (section, { t }) => <EmbedSection section={section} t={t} />,
  hours: (section, { hours, t }) => (
    <HoursSection section={section} hours={hours[section.restaurant]} t={t} />
  ),
  contact: (section, { contact, t }) => <ContactSection section={section} contact={contact} t={t} />,
  menu: (section, { menus, t }) => <MenuSection section={section} menu={menus[section.restaurant]} t={t} />,
  contactForm: (section, { contactForm, t }) => (
    <ContactFormSection section={section} form={contactForm} t={t} />
  ),
  map: (section, { contact, t }) => <MapSection section={section} contact={contact} t={t} />,
};

const renderSection = <Type extends SectionType>(section: SectionOf<Type>, place: Place) =>
  (renderers[section.type as Type] as Render<Type>)(section, place);

/** Stands in a preview for a section that visitors don't see, with what the owner can do about it. */
const LeftOut = ({ type, remedy }: { type: SectionType; remedy: string }) => (
  <aside lang="en" dir="ltr" className="mx-auto w-full max-w-[88rem] px-gutter pt-section">
    <div className="rounded-card border border-line-strong border-dashed p-5 text-sm">
      <p className="font-semibold">{sectionNames[type]}: visitors don’t see this part yet</p>
      <p className="text-ink-soft">{remedy}</p>
    </div>
  </aside>
);

type PageSectionsProps = {
  sections: readonly PageSection[];
  companyName: string;
  data: SectionData;
  isPreview: boolean;
  t: Translate;
};

/** The sections of a page that the owner shows; those without content are left out. */
export function PageSections({ sections, companyName, data, isPreview, t }: PageSectionsProps) {
  const hrefOf = (target: string) => resolveTarget(target, data.paths);
  return sections
    .filter(({ shown }) => shown)
    .map((section) => {
      const remedy = leftOut(section, data);
      if (remedy === null)
        return (
          <Fragment key={section.id}>{renderSection(section, { ...data, companyName, hrefOf, t })}</Fragment>
        );
      return isPreview && <LeftOut key={section.id} type={section.type} remedy={remedy} />;
    });
}
