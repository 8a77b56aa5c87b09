import type { BusinessKind } from "@/lib/business-kinds/kind";
import { businessKinds, requireKind } from "@/lib/business-kinds/kinds.server";
import { remember } from "@/lib/platform/runtime/remember";
import { deniedWords } from "./denials";
import { deniedKinds, isPartOfName, type KindMention, kindMentions } from "./kind-mentions";
import { findPhrases, indexPhrases } from "./phrases";
import { readQualifiers } from "./read-qualifiers";
import type { Text } from "./words";

export type KindReading = { kind: BusinessKind; label: string; qualifiers: string[]; isRead: boolean };

/** The minimum score of a kind: one name, or three different hints. */
const MIN_SCORE = 3;

const hints = () =>
  remember("hints of business kinds", () =>
    indexPhrases(
      businessKinds().flatMap((kind) => kind.hints.map((hint) => [hint, { kind, hint }] as const)),
    ),
  );

function scoreOf(own: KindMention[], hinted: number, isFirst: boolean): number {
  const weights = own.map(({ weight }) => weight).sort((a, b) => b - a);
  const [best = 0, ...others] = weights;
  return best + 2 * Math.min(others.length, 3) + Math.min(hinted, 5) + (isFirst ? 2 : 0);
}

/** Returns the sentence that describes the business: the first, or the second after a name. */
const firstSentence = ({ words }: Text) => (words[3]?.sentence === 0 ? 0 : 1);

function likeliest(text: Text, mentions: KindMention[]): BusinessKind | null {
  const hinted = new Map<BusinessKind, Set<string>>();
  const fromFirst = new Set<BusinessKind>();
  const first = firstSentence(text);
  const inNames = new Set<BusinessKind>();
  const denied = deniedWords(text);
  for (const { value, at } of findPhrases(text.words, hints())) {
    if (denied.has(at)) continue;
    if ((text.words[at]?.sentence ?? 0) <= first) fromFirst.add(value.kind);
    hinted.set(value.kind, (hinted.get(value.kind) ?? new Set()).add(value.hint));
    if (isPartOfName(text, at)) inNames.add(value.kind);
  }
  const named = mentions.find(({ weight }) => weight > 1)?.value.kind;
  const isNot = deniedKinds(text);
  const scores = businessKinds().map((kind) => {
    const own = mentions.filter(({ value }) => value.kind === kind);
    const said = scoreOf(own, hinted.get(kind)?.size ?? 0, kind === named);
    const isOnlyHinted = own.every(({ weight }) => weight === 1);
    const isStray = isOnlyHinted && (isNot.has(kind) || !fromFirst.has(kind));
    const score = isStray ? 0 : said >= MIN_SCORE && inNames.has(kind) ? said + 1 : said;
    return { kind, score, at: own[0]?.at ?? Infinity };
  });
  const [best] = scores.sort((a, b) => b.score - a.score || a.at - b.at);
  return best && best.score >= MIN_SCORE ? best.kind : null;
}

/** Returns the label of the kind in the text: “Italian restaurant”, “family law firm”, “pizzeria”. */
export function describeKind(
  text: Text,
  kind: BusinessKind,
  mentions: KindMention[],
): Omit<KindReading, "isRead"> {
  const own = mentions
    .filter(({ value, weight }) => value.kind === kind && weight > 1)
    .sort((a, b) => b.weight - a.weight);
  const named = own
    .filter(({ value }) => !value.isActivity)
    .map(({ value }) => kind.labels[value.name])
    .find(Boolean);
  const best = own[0] ? kind.labels[own[0].value.name] : undefined;
  const label = best ?? (own[0]?.value.isActivity ? named : undefined) ?? kind.label;
  const qualifiers = readQualifiers(text, kind, own).filter(
    (one) => !label.toLowerCase().split(" ").includes(one.toLowerCase()),
  );
  return { kind, label: [...qualifiers, label].join(" "), qualifiers };
}

/** Returns the kind of business that a text describes; the general one if unknown. */
export function readKind(text: Text, chosen?: BusinessKind): KindReading {
  const mentions = kindMentions(text);
  const kind = chosen ?? likeliest(text, mentions);
  return { ...describeKind(text, kind ?? requireKind("general"), mentions), isRead: kind !== null };
}
