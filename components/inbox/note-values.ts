import { compareFields, wrongPaths } from "@/components/ui/form/compare-fields";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import type { VersionedFormKind } from "@/components/ui/form/use-versioned-form";
import type { Message } from "@/lib/inbox/answers";

export type NoteValues = { note: string };

/** A message with the version of its note. */
export type NotedMessage = Message & { version: number };

export const toNoted = (message: Message): NotedMessage => ({ ...message, version: message.noteVersion });

const compared = compareFields<NoteValues, "note">({
  labels: { note: "Note" },
  isSameField: (_, a, b) => a.note.trim() === b.note.trim(),
  wordsOf: (_, { note }) => note,
});

const resolver = schemaOnDemand(async () => (await import("@/lib/inbox/schema")).messageNoteInput, {
  raw: true,
});

const valuesOf = ({ note }: Message): NoteValues => ({ note });

/** Validates, compares and merges notes. */
export const noteKind: VersionedFormKind<NoteValues, NotedMessage> = {
  valuesOf,
  resolver,
  wrongFields: (values, messageAt) => wrongPaths(values, messageAt) as never,
  isSame: compared.isSame,
  merge: (base, mine, theirs) => compared.merge(base, mine, valuesOf(theirs)),
  failed: "The note could not be saved",
  topic: "message-note",
};

export const noteChanges = (base: NoteValues, mine: NoteValues, theirs: NotedMessage) =>
  compared.changes(base, mine, valuesOf(theirs));
