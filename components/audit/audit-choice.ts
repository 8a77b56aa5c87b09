import type { AuditFeature } from "@/lib/audit/actions";
import type { ActorKind } from "@/lib/audit/actor";
import type { AuditFilter } from "@/lib/audit/schema";
import { dayAfter, dayIn } from "@/lib/platform/time-zone/days";

/** The latest days, including today, or chosen ones. */
export type Period = "all" | "1" | "7" | "30" | "90" | "days";

export const periods: Record<Period, string> = {
  all: "Any time",
  "1": "Today",
  "7": "The last 7 days",
  "30": "The last 30 days",
  "90": "The last 90 days",
  days: "From … to …",
};

export type AuditChoice = {
  person: string;
  feature: AuditFeature | "";
  period: Period;
  from: string;
  to: string;
  q: string;
};

export const everything: AuditChoice = { person: "", feature: "", period: "all", from: "", to: "", q: "" };

/** Labels of actors other than users. */
export const actorWords: Record<Exclude<ActorKind, "user">, string> = {
  visitor: "A visitor who was not signed in",
  command: "A command on the server",
  provider: "Stripe",
  system: "The application",
};

function daysOf({ period, from, to }: AuditChoice, timeZone: string) {
  if (period === "days") return { from, to };
  return period === "all" ? {} : { from: dayAfter(dayIn(new Date(), timeZone), 1 - Number(period)) };
}

/** Returns the filter for the choices, without empty fields. */
export function toFilter(choice: AuditChoice, timeZone: string): AuditFilter {
  const { person, feature, q } = choice;
  const given = { person, feature, q: q.trim(), ...daysOf(choice, timeZone) };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}
