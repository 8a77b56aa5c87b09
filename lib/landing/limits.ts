/** Maximum numbers of entries. */
export const landingLimits = {
  stats: 8,
  features: 24,
  plans: 6,
  planFeatures: 20,
  testimonials: 24,
  links: 12,
  gallery: 24,
  profiles: 12,
};

/** Positions of the hero's picture: beside its text (the default), or behind it. */
export const heroLayouts = ["beside", "behind"] as const;
