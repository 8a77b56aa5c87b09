/** A description and what a person reads in it; empty where it does not say so. */
export type DescribedRow = readonly [kind: string, name: string, place: string, description: string];
