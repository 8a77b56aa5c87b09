import { compareFields, wrongPaths } from "@/components/ui/form/compare-fields";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import type { VersionedFormKind } from "@/components/ui/form/use-versioned-form";
import type { AnnouncementSettings } from "@/lib/announcements/announcement";
import type { SavedAnnouncements } from "@/lib/announcements/answers";

type Field = keyof AnnouncementSettings;

const labels: Record<Field, string> = {
  announcements: "Announcements",
  exceptionDays: "Exceptions of the hours, days before",
};

const asText = (value: unknown) =>
  JSON.stringify(value, (_, one: unknown) => (Number.isNaN(one) ? "NaN" : one));

const isSameField = (field: Field, a: AnnouncementSettings, b: AnnouncementSettings) =>
  asText(a[field]) === asText(b[field]);

const wordsOf = (field: Field, values: AnnouncementSettings): string =>
  field === "announcements"
    ? values.announcements.map(({ text, isOn }) => (isOn ? text : `${text} (off)`)).join(" · ")
    : String(values.exceptionDays);

const resolver = schemaOnDemand(
  async () => (await import("@/lib/announcements/schema")).announcementSettings as never,
  { raw: true },
);

const compared = compareFields<AnnouncementSettings, Field>({ labels, isSameField, wordsOf });

/** Validates, compares and merges announcements. */
export const announcementsKind: VersionedFormKind<AnnouncementSettings, SavedAnnouncements> = {
  valuesOf: ({ settings }) => settings,
  resolver: resolver as never,
  wrongFields: (values, messageAt) => wrongPaths(values, messageAt) as never,
  isSame: compared.isSame,
  merge: (base, mine, { settings }) => compared.merge(base, mine, settings),
  failed: "Failed to save the announcements",
  topic: "announcements",
};

/** Lists the fields that differ between two forms that were both made from `base`. */
export const announcementChanges = (
  base: AnnouncementSettings,
  mine: AnnouncementSettings,
  { settings }: SavedAnnouncements,
) => compared.changes(base, mine, settings);
