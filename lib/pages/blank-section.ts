import type { RichTextDocument } from "@/lib/rich-text/document";
import type { PageSection, SectionOf, SectionType } from "./schema";

type Own<Type extends SectionType> = Omit<SectionOf<Type>, "id" | "type" | "shown">;

const emptyText = (): RichTextDocument => ({ type: "doc", content: [{ type: "paragraph" }] });

const blank: { [Type in SectionType]: () => Own<Type> } = {
  hero: () => ({ title: "", subtitle: "", buttonLabel: "", buttonTarget: "", picture: "", layout: "beside" }),
  stats: () => ({ heading: "", stats: [] }),
  features: () => ({ heading: "", features: [] }),
  gallery: () => ({ heading: "", pictures: [] }),
  plans: () => ({ heading: "", plans: [], buttonLabel: "Choose" }),
  testimonials: () => ({ heading: "", testimonials: [] }),
  callToAction: () => ({ title: "", text: "", buttonLabel: "", buttonTarget: "" }),
  text: () => ({ heading: "", text: emptyText() }),
  picture: () => ({ picture: "", caption: "", size: "column" }),
  questions: () => ({ heading: "", questions: [] }),
  team: () => ({ heading: "", people: [] }),
  prices: () => ({ heading: "", prices: [], note: "" }),
  embed: () => ({ heading: "", url: "", title: "" }),
  hours: () => ({ heading: "", restaurant: "" }),
  contact: () => ({ heading: "" }),
  menu: () => ({ heading: "", restaurant: "", buttonLabel: "Order online" }),
  contactForm: () => ({ heading: "" }),
  map: () => ({ heading: "", text: "" }),
};

/** Returns a new section of a type; some types are invalid until their fields are filled in. */
export const blankSection = (type: SectionType, id: string): PageSection =>
  ({ id, type, shown: true, ...blank[type]() }) as PageSection;
