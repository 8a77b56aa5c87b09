/** A description of a business outside the known kinds, and its expected facts; empty if it doesn't mention them. */
export type OutsideKind = { description: string; name: string; place: string; offers: readonly string[] };

export const outside = (
  description: string,
  name: string,
  place: string,
  offers: readonly string[],
): OutsideKind => ({ description, name, place, offers });
