import { contactOf } from "@/lib/business-profile/contact";
import { emptyProfile } from "@/lib/business-profile/schema";
import type { SectionData } from "@/lib/pages/section-data";

/** The data of a new site, without pictures, contact, hours or menus. */
export const noSectionData: SectionData = {
  pictures: {},
  paths: {},
  contact: { name: "Mill", ...contactOf(emptyProfile) },
  contactForm: null,
  hours: {},
  menus: {},
};
