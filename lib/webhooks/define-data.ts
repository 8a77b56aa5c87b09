import { remember } from "@/lib/platform/runtime/remember";

type Options = { withGuest: boolean };

/**
 * Writes the `data` of an event from what it is about.
 * @returns null if its subject was deleted
 */
export type WriteData = (about: object, options: Options) => Promise<object | null>;

/** Writers by the part of a type before the dot. Without one, the data is what the event is about. */
export const dataWriters = remember("webhook data", () => new Map<string, WriteData>());

/** Defines how the data of events is written. The module is imported in `instrumentation.ts`. */
export function defineWebhookData(subjects: readonly string[], write: WriteData) {
  for (const subject of subjects) dataWriters.set(subject, write);
}
