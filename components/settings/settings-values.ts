import type { Resolver } from "react-hook-form";
import { compareFields } from "@/components/ui/form/compare-fields";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import type { VersionedFormKind } from "@/components/ui/form/use-versioned-form";
import type { SavedSettings } from "@/lib/settings/answers";
import type { Settings } from "@/lib/settings/schema";

/** Returns the label of an idle time, in minutes. */
export function idleWords(minutes: number): string {
  if (minutes === 0) return "Never";
  if (minutes < 60) return `After ${minutes} minutes`;
  return minutes === 60 ? "After an hour" : `After ${minutes / 60} hours`;
}

/** Returns the label of a retention time, in days. */
export function daysWords(days: number): string {
  if (days === 0) return "For ever";
  if (days < 365) return `For ${days} days`;
  return days === 365 ? "For a year" : `For ${days / 365} years`;
}

/** Returns the label of the hour at which a business day begins. */
export const dayStartWords = (hour: number): string =>
  hour === 0 ? "Midnight" : `${String(hour).padStart(2, "0")}:00`;

/** Returns the label of a preparation time, in minutes. */
export const preparationWords = (minutes: number) => `${minutes} minutes`;

/** Returns the label of the time after which an unaccepted order is cancelled, in minutes. */
export const acceptWithinWords = (minutes: number) => (minutes === 0 ? "Never" : `After ${minutes} minutes`);

const labels: Record<keyof Settings, string> = {
  projectName: "Project name",
  siteAddress: "Site address",
  timeZone: "Time zone",
  dayStartHour: "Start of the business day",
  preparationMinutes: "Time to prepare an order",
  acceptWithinMinutes: "Cancel orders that nobody accepts",
  idleMinutes: "Sign out when idle",
  auditDays: "Keep the audit log",
  inboxDays: "Keep messages",
  inboxSpamDays: "Keep spam",
};

/** Returns a field's text in the form, where choices are texts. */
const textOf = (field: keyof Settings, settings: Settings) => String(settings[field] ?? "").trim();

const isSameField = (field: keyof Settings, a: Settings, b: Settings) =>
  textOf(field, a) === textOf(field, b);

/** Returns a field's text for people. */
function wordsOf(field: keyof Settings, settings: Settings) {
  if (field === "idleMinutes") return idleWords(Number(settings.idleMinutes));
  if (field === "preparationMinutes") return preparationWords(Number(settings.preparationMinutes));
  if (field === "acceptWithinMinutes") return acceptWithinWords(Number(settings.acceptWithinMinutes));
  if (field === "dayStartHour") return dayStartWords(Number(settings.dayStartHour));
  if (field === "auditDays" || field === "inboxDays" || field === "inboxSpamDays")
    return daysWords(Number(settings[field]));
  return textOf(field, settings);
}

const resolver = schemaOnDemand(async () => (await import("@/lib/settings/schema")).settingsInput, {
  raw: true,
}) as unknown as Resolver<Settings>;

const compared = compareFields<Settings, keyof Settings>({ labels, isSameField, wordsOf });
const { fields } = compared;

/** Validates, compares and merges settings. */
export const settingsKind: VersionedFormKind<Settings, SavedSettings> = {
  valuesOf: ({ settings }) => settings,
  resolver,
  wrongFields: (_, messageAt) => fields.filter(messageAt),
  fieldOf: (path) => fields.find((field) => field === path) ?? null,
  isSame: compared.isSame,
  merge: (base, mine, { settings }) => compared.merge(base, mine, settings),
  failed: "Failed to save the settings",
  topic: "settings",
};

/** Lists the fields that differ between two forms that were both made from `base`. */
export const settingsChanges = (base: Settings, mine: Settings, { settings }: SavedSettings) =>
  compared.changes(base, mine, settings);
