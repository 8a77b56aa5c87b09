import { hasContact } from "@/lib/business-profile/contact";
import { isEmptyRichText } from "@/lib/rich-text/document";
import { embedOf } from "./embed";
import type { SectionOf, SectionType } from "./schema";
import type { SectionData } from "./section-data";

type Rule<Type extends SectionType> = (section: SectionOf<Type>, data: SectionData) => boolean;

type Remedy<Type extends SectionType> = {
  /** True if visitors would see nothing, or only a heading. */
  isEmpty: Rule<Type>;
  /** A sentence for the owner. */
  remedy: string;
};

const remedies: { readonly [Type in SectionType]?: Remedy<Type> } = {
  text: { isEmpty: ({ text }) => isEmptyRichText(text), remedy: "Write its text." },
  picture: { isEmpty: ({ picture }, { pictures }) => !pictures[picture], remedy: "Choose a picture." },
  gallery: {
    isEmpty: (section, { pictures }) => !section.pictures.some(({ picture }) => pictures[picture]),
    remedy: "Add a picture.",
  },
  questions: { isEmpty: ({ questions }) => questions.length === 0, remedy: "Add a question." },
  team: { isEmpty: ({ people }) => people.length === 0, remedy: "Add a person." },
  features: { isEmpty: ({ features }) => features.length === 0, remedy: "Add a feature." },
  stats: { isEmpty: ({ stats }) => stats.length === 0, remedy: "Add a number." },
  testimonials: { isEmpty: ({ testimonials }) => testimonials.length === 0, remedy: "Add a testimonial." },
  plans: { isEmpty: ({ plans }) => plans.length === 0, remedy: "Add a plan." },
  prices: { isEmpty: ({ prices }) => prices.length === 0, remedy: "Add a price." },
  embed: { isEmpty: ({ url }) => !embedOf(url), remedy: "Enter the address of a video or a map." },
  menu: { isEmpty: ({ restaurant }, { menus }) => !menus[restaurant], remedy: "Publish a menu under Menus." },
  hours: {
    isEmpty: ({ restaurant }, { hours }) => !hours[restaurant]?.lines.length,
    remedy: "Enter the week under Opening hours.",
  },
  contact: {
    isEmpty: (_, { contact }) => !hasContact(contact),
    remedy: "Enter an address, a phone number or an email address under Business.",
  },
  map: {
    isEmpty: (_, { contact }) => contact.places.length === 0,
    remedy: "Enter your address under Business.",
  },
  contactForm: {
    isEmpty: (_, { contactForm }) => contactForm === null,
    remedy: "Switch the contact form on in the Landing Editor.",
  },
};

/** Returns what the owner can do about a section that is left out as it has no content; null for one with content. */
export function leftOut<Type extends SectionType>(
  section: SectionOf<Type>,
  data: SectionData,
): string | null {
  const found = remedies[section.type as Type] as Remedy<Type> | undefined;
  return found?.isEmpty(section, data) ? found.remedy : null;
}
