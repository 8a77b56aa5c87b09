import type { Figure } from "./read/read-figures";

/** The least age of a business, in years, that a page shows. */
const LEAST_YEARS = 5;

/**
 * Minimum of a proposed figure, by the noun that it counts. The values are estimates: a smaller number, such as “4
 * employees”, gives visitors no reason to choose the business.
 */
const least: readonly (readonly [words: RegExp, count: number])[] = [
  [/\byears?\b/, LEAST_YEARS],
  [/\b(?:employees|staff|team)\b/, 20],
  [
    /\b(?:lawyers|attorneys|solicitors|dentists|doctors|vets|therapists|stylists|barbers|teachers|instructors|trainers|coaches|consultants|developers|engineers|plumbers|electricians|mechanics|cleaners|gardeners|chefs|bakers|photographers|accountants|partners)\b/,
    5,
  ],
  [/\b(?:clients|customers|patients|members|guests|students|pupils|learners|families)\b/, 50],
  [
    /\b(?:locations|branches|shops|stores|salons|bakeries|restaurants|offices|studios|countries|languages)\b/,
    2,
  ],
];

/** For things that are counted by the dozen, such as dishes, rooms or projects. */
const LEAST_OTHERS = 10;

/** Returns whether a figure of the description says something for the business. */
export function isBoast({ value, label }: Figure, year = new Date().getFullYear()): boolean {
  const number = Number(value.replace(/[^\d.]/g, ""));
  const words = label.toLowerCase();
  if (/\b(?:since|founded)\b/.test(words)) return year - number >= LEAST_YEARS;
  const [, count = LEAST_OTHERS] = least.find(([counted]) => counted.test(words)) ?? [];
  return number >= count;
}
