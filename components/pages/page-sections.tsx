import { Fragment, type ReactNode } from "react";
import { LandingCallToAction } from "@/components/landing/landing-call-to-action";
import { LandingFeatures } from "@/components/landing/landing-features";
import { LandingGallery } from "@/components/landing/landing-gallery";
import { LandingHero } from "@/components/landing/landing-hero";
import { LandingPricing } from "@/components/landing/landing-pricing";
import { LandingStats } from "@/components/landing/landing-stats";
import { LandingTestimonials } from "@/components/landing/landing-testimonials";
import { resolveTarget } from "@/lib/landing/link-target";
import type { PageSection, SectionOf, SectionType } from "@/lib/pages/schema";
import type { SectionData } from "@/lib/pages/section-data";
import { sectionHeading } from "@/lib/pages/section-words";
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
  stats: ({ id, heading, stats }) =>
    stats.length > 0 && <LandingStats id={id} heading={heading} stats={stats} isBelowHero={false} />,
  features: (section, { pictures }) =>
    section.features.length > 0 && (
      <LandingFeatures
        id={section.id}
        heading={sectionHeading(section)}
        features={section.features}
        pictures={pictures}
      />
    ),
  gallery: (section, { pictures }) => {
    const entries = section.pictures.flatMap(({ picture, caption }) => {
      const view = pictures[picture];
      return view ? [{ picture: view, caption }] : [];
    });
    return (
      entries.length > 0 && (
        <LandingGallery id={section.id} heading={sectionHeading(section)} entries={entries} />
      )
    );
  },
  plans: (section, { hrefOf }) =>
    section.plans.length > 0 && (
      <LandingPricing
        id={section.id}
        heading={sectionHeading(section)}
        plans={section.plans}
        label={section.buttonLabel}
        hrefOf={({ target }) => hrefOf(target ?? "") ?? "#contact"}
      />
    ),
  testimonials: (section, { pictures }) =>
    section.testimonials.length > 0 && (
      <LandingTestimonials
        id={section.id}
        heading={sectionHeading(section)}
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
  text: (section, { hrefOf }) => <TextSection section={section} hrefOf={hrefOf} />,
  picture: (section, { pictures }) => <PictureSection section={section} pictures={pictures} />,
  questions: (section, { hrefOf }) => <QuestionsSection section={section} hrefOf={hrefOf} />,
  team: (section, { pictures }) => <TeamSection section={section} pictures={pictures} />,
  prices: (section) => <PricesSection section={section} />,
  embed: (section) => <EmbedSection section={section} />,
  hours: (section, { hours }) => <HoursSection section={section} hours={hours[section.restaurant]} />,
  contact: (section, { contact }) => <ContactSection section={section} contact={contact} />,
  menu: (section, { menus }) => <MenuSection section={section} menu={menus[section.restaurant]} />,
  contactForm: (section, { contactForm }) => <ContactFormSection section={section} form={contactForm} />,
  map: (section, { contact }) => <MapSection section={section} contact={contact} />,
};

const renderSection = <Type extends SectionType>(section: SectionOf<Type>, place: Place) =>
  (renderers[section.type as Type] as Render<Type>)(section, place);

type PageSectionsProps = { sections: readonly PageSection[]; companyName: string; data: SectionData };

/** The sections of a page that the owner shows; those without content are left out. */
export function PageSections({ sections, companyName, data }: PageSectionsProps) {
  const hrefOf = (target: string) => resolveTarget(target, data.paths);
  return sections
    .filter(({ shown }) => shown)
    .map((section) => (
      <Fragment key={section.id}>{renderSection(section, { ...data, companyName, hrefOf })}</Fragment>
    ));
}
