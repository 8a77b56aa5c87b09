/** A description of a business outside the known kinds, and what a person reads in it; empty where it does not say so. */
export type OutsideKind = { description: string; name: string; place: string; offers: readonly string[] };

export const outside = (
  description: string,
  name: string,
  place: string,
  offers: readonly string[],
): OutsideKind => ({ description, name, place, offers });
