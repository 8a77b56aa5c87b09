/** A description and its expected facts; empty if it doesn't mention them. */
export type DescribedRow = readonly [kind: string, name: string, place: string, description: string];
