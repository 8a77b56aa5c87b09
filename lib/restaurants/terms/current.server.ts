import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { startOfDay } from "@/lib/platform/time-zone/days";
import { type Terms, termsAt, withMoments } from "./terms";

const moments = (terms: Terms, timeZone: string) =>
  withMoments(terms, (day) => startOfDay(day, timeZone).getTime());

/** Returns terms with the moments at which their rates change in the time zone of the site. */
export async function termsWithMoments(terms: Terms): Promise<Terms> {
  return moments(terms, (await configurationState()).timeZone);
}

/** Returns terms with the rates of tax that apply now, without later changes. */
export async function currentTerms(terms: Terms): Promise<Terms> {
  const current = termsAt(await termsWithMoments(terms), Date.now());
  return { ...current, taxClasses: current.taxClasses.map(({ changes: _, ...one }) => one) };
}
