import type { Contact } from "@/lib/business-profile/contact";
import type { ContactForm } from "@/lib/landing/contact-form";
import type { PictureViews } from "@/lib/pictures/answers";
import type { LaterState } from "@/lib/restaurants/hours/later-states";

/** The opening hours of a restaurant in words. */
export type ShownHours = { lines: readonly string[]; openNow?: string; openLater?: readonly LaterState[] };

/** The published menu of a restaurant. */
export type ShownMenu = {
  name: string;
  path: string;
  currency: string;
  categories: readonly {
    label: string;
    dishes: readonly {
      id: string;
      name: string;
      description: string;
      allergens: string;
      priceCents: number;
      /** True if its sizes have several prices, of which this is the lowest. */
      isFrom: boolean;
    }[];
  }[];
};

/** The data that the sections of a page show besides their own content. */
export type SectionData = {
  pictures: PictureViews;
  /** The paths of restaurants by id, and of pages by `page:{id}`. */
  paths: Readonly<Record<string, string>>;
  contact: Contact;
  /** Null while the form is off. */
  contactForm: ContactForm | null;
  /** By the restaurant that sections name, which is empty for the owner's first. */
  hours: Readonly<Record<string, ShownHours>>;
  menus: Readonly<Record<string, ShownMenu>>;
};
