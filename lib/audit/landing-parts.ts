/** The labels of the parts of a landing page, in the audit log and in the editor. */
export const landingParts = {
  hero: "Hero",
  stats: "Statistics",
  features: "Features",
  pricing: "Pricing",
  testimonials: "Testimonials",
  callToAction: "Call to action",
  contact: "Contact form",
  footer: "Footer",
  accent: "Colour",
  logo: "Logo",
  gallery: "Gallery",
  headings: "Headings",
  sections: "Sections",
};
