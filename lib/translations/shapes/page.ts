import { type PageSection, pageContent, pageSection, type SectionType } from "@/lib/pages/schema";
import { sectionLabel } from "@/lib/pages/section-words";
import { fields, group, list, type Shape, text } from "../shape";
import { featureTexts, galleryTexts, planTexts, statTexts, testimonialTexts } from "./landing";

type Parts = Readonly<Record<string, string | Shape>>;
type Fields = { shape: Readonly<Record<string, unknown>> };

const heading = { heading: "Heading" };

/** An entry of a list of a section, with the schema of its fields. */
function entries(type: SectionType, key: string, name: string, parts: Parts): Shape {
  const { element } = schemaOf(type).shape[key] as { element: Fields };
  return list(
    (_, index) => ({ label: `${name} ${index + 1}` }),
    () => fields(element, parts),
  );
}

const schemaOf = (type: SectionType): Fields =>
  pageSection.options.find(({ shape }) => shape.type.value === type) as Fields;

const partsOf: Readonly<Record<SectionType, Parts>> = {
  hero: { title: "Title", subtitle: "Subtitle", buttonLabel: "Button text" },
  text: { ...heading, text: "Text" },
  picture: { caption: "Caption" },
  gallery: { ...heading, pictures: galleryTexts },
  questions: {
    ...heading,
    questions: entries("questions", "questions", "Question", { question: "Question", answer: "Answer" }),
  },
  team: { ...heading, people: entries("team", "people", "Person", { role: "Role", text: "Text" }) },
  features: { ...heading, features: featureTexts },
  stats: { ...heading, stats: statTexts },
  testimonials: { ...heading, testimonials: testimonialTexts },
  plans: { ...heading, plans: planTexts, buttonLabel: "Button text" },
  prices: {
    ...heading,
    prices: entries("prices", "prices", "Entry", { name: "Name", description: "Description" }),
    note: "Note",
  },
  menu: { ...heading, buttonLabel: "Button text" },
  hours: heading,
  contact: heading,
  map: { ...heading, text: "Text" },
  contactForm: heading,
  callToAction: { title: "Title", text: "Text", buttonLabel: "Button text" },
  embed: { ...heading, title: "Title" },
};

const shapes = Object.fromEntries(
  Object.entries(partsOf).map(([type, parts]) => [type, fields(schemaOf(type as SectionType), parts)]),
) as Record<SectionType, Shape>;

const { title, search } = pageContent.shape;

/** The texts of an owner's page; its address stays. */
export const pageTexts = fields(pageContent, {
  title: group("Page", text("Title", title)),
  search: group("Search engines", fields(search, { title: "Title", description: "Description" })),
  sections: list(
    (section) => ({ group: sectionLabel(section as PageSection) }),
    (section) => shapes[section.type as SectionType],
  ),
});
