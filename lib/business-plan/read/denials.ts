import { partsOf, startsPart } from "./clauses";
import { calendarAndTongues } from "./ordinary-words";
import { wordSet } from "./phrases";
import { foldedAt, sameSentence, type Text } from "./words";

/** Negations of the following nouns: “no pizza”, “closed for lunch”. */
const ofNouns = wordSet(
  "no without closed except excluding unlike stopped discontinued neither nor none minus",
);
/** Negations of a verb and all its objects: “we don't offer pizza, pasta and salads”. */
const ofVerbs = wordSet(
  "not never don't doesn't didn't won't can't cannot couldn't isn't aren't wasn't weren't haven't hasn't dont doesnt isnt arent",
);
/** Words after a negation that make it harmless: “not only”, “don't hesitate”, “no job too small”, “no win no fee”. */
const harmless = wordSet(
  "only just simply merely miss forget hesitate worry wait sure decide know matter job task win fee obligation appointment need problem fuss nonsense doubt better",
);
const participles =
  /^(?:allowed|admitted|permitted|accepted|available|offered|included|served|provided|possible|sold|welcome|open|repaired|stocked|made|done|closed|unavailable|excluded)$/;
const being = /^(?:is|are|was|were|be|been)$/;
const subjects = wordSet("we i our my you your it they he she this there everything everyone all we're i'm");

const isDenial = ({ words }: Text, at: number) => {
  const [previous, word, next] = [words[at - 1], words[at], words[at + 1]];
  const denies = word && (ofNouns.has(word.folded) || ofVerbs.has(word.folded));
  return denies && !harmless.has(next?.folded ?? "") && next?.gap !== "-" && previous?.folded !== "why";
};

/** The maximum length of a list, in words. */
const MAX_WORDS = 30;

/** Returns whether the parts after a negation continue its list: “no windows, floors or carpets”. */
function listsOn(text: Text, at: number, isOfVerb: boolean): boolean {
  if (subjects.has(foldedAt(text, at))) return false;
  for (let next = at; next < at + MAX_WORDS && sameSentence(text, next, at); next++) {
    const word = foldedAt(text, next);
    if (word === "or" || word === "nor") return true;
    if (subjects.has(word) || word === "but") return isOfVerb && word !== "but";
  }
  return isOfVerb;
}

/** Returns the end of a negation: the end of its clause, across “or”, “and” and the commas of its list. */
function endOfDenial(text: Text, at: number): number {
  const { words } = text;
  const isOfVerb = ofVerbs.has(words[at]?.folded ?? "");
  let to = at + 1;
  for (; sameSentence(text, to, at); to++) {
    const [word, next] = [words[to], words[to + 1]];
    if (!word || word.folded === "but" || /[:;()]| [-–—]|—/.test(word.gap)) break;
    if (word.folded === "and" && subjects.has(next?.folded ?? "")) break;
    if (startsPart(text, to) && !listsOn(text, to, isOfVerb)) break;
  }
  return to;
}

/** Returns whether the words before are negated: “dogs are not allowed”, “the sauna is closed”. */
function deniesBefore(text: Text, at: number): boolean {
  const [word = "", next = "", later = ""] = [0, 1, 2].map((offset) => foldedAt(text, at + offset));
  if (/^(?:isn't|aren't|wasn't|weren't|not|never|cannot|can't|isnt|arent)$/.test(word))
    return participles.test(next) || (next === "be" && participles.test(later));
  return (
    /^(?:closed|unavailable|forbidden|prohibited|banned|excluded)$/.test(word) &&
    being.test(foldedAt(text, at - 1)) &&
    !calendarAndTongues.has(later)
  );
}

/** Returns the negated words of a text: “there is no sauna”, “dogs are not allowed”. */
export function deniedWords(text: Text): ReadonlySet<number> {
  const parts = partsOf(text);
  const denied = new Set<number>();
  for (let at = 0; at < text.words.length; at++) {
    if (deniesBefore(text, at)) {
      for (let before = at - 1; before >= 0 && parts[before] === parts[at] && !denied.has(before); before--)
        denied.add(before);
    }
    if (denied.has(at) || !isDenial(text, at)) continue;
    for (let next = endOfDenial(text, at) - 1; next >= at; next--) denied.add(next);
  }
  return denied;
}
