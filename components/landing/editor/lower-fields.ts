import { CallToActionFields, FooterFields } from "./closing-fields";
import { ContactFields } from "./contact-fields";
import { FeaturesFields, GalleryFields, PricingFields, StatsFields, TestimonialsFields } from "./list-fields";

/** The fields of the sections below the hero, loaded as one script. */
export const lowerFields = {
  stats: StatsFields,
  features: FeaturesFields,
  gallery: GalleryFields,
  pricing: PricingFields,
  testimonials: TestimonialsFields,
  callToAction: CallToActionFields,
  contact: ContactFields,
  footer: FooterFields,
};
