/** A value to choose, and its name in English. */
export type Choice = { value: string; label: string };
