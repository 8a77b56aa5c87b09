import type { BusinessKind } from "@/lib/business-kinds/kind";
import { requireKind } from "@/lib/business-kinds/kinds.server";
import type { Source, Understanding } from "./answers";
import { fitText, plainLine } from "./fit-text";
import { readKind } from "./read/read-kind";
import { readName } from "./read/read-name";
import { type PlaceReading, readPlace } from "./read/read-place";
import { readTone } from "./read/read-tone";
import { readableText } from "./read/readable-text";
import { type Text, textOf } from "./read/words";
import type { BusinessPlanRequest } from "./schema";

/** A description with its interpretation. */
export type Reading = {
  text: Text;
  kind: BusinessKind;
  qualifiers: string[];
  place: PlaceReading | null;
  understanding: Understanding;
};

const MAX_NAME_LENGTH = 80;

const sourceOf = (chosen: unknown, read: unknown): Source => (chosen ? "chosen" : read ? "read" : "assumed");

/** Interprets the description; the user's corrections take precedence. */
export function readDescription(request: BusinessPlanRequest, projectName: string): Reading {
  const text = textOf(readableText(request.description));
  const { kind, label, qualifiers, isRead } = readKind(
    text,
    request.kind ? requireKind(request.kind) : undefined,
  );
  const place = readPlace(text);
  const name = readName(text, place, isRead || request.kind !== undefined);
  const tone = readTone(text);
  const line = (...texts: (string | null | undefined)[]) =>
    fitText(texts.map((one) => plainLine(one ?? "")).find((one) => one !== "") ?? "", MAX_NAME_LENGTH);
  return {
    text,
    kind,
    qualifiers,
    place,
    understanding: {
      kind: { value: kind.key, label, source: request.kind ? "chosen" : isRead ? "read" : "assumed" },
      name: {
        value: line(request.name, name, projectName, "Company Name"),
        source: sourceOf(request.name, name),
      },
      place: {
        value: line(request.place ?? place?.place),
        source: sourceOf(request.place !== undefined, place),
      },
      tone: { value: request.tone ?? tone ?? "plain", source: sourceOf(request.tone, tone) },
    },
  };
}
