import { seoLimits } from "@/lib/seo/schema";
import type { PageTags } from "./answers";
import { businessEntity } from "./business-entity";
import { type Facts, fillIn } from "./fill-in";
import { plainLine } from "./fit-text";
import { localityOf } from "./locality";
import type { Contact } from "./read/read-contact";
import { fold, uncapitalize } from "./read/words";
import type { Reading } from "./read-description";
import { asKeywords, closing, firstThatFits, offeredSentences, sentencesThatFit } from "./tag-texts";

/** Sources of the texts: known facts, the page's subtitle, and the titles of the offers. */
type Source = {
  reading: Reading;
  contact: Contact;
  facts: Facts;
  root: string;
  subtitle: string;
  offered: readonly string[];
};

/** Returns the name of an offer in a sentence: from the table, or as in the description. */
export function phraseOf({ text, kind }: Reading, title: string): string {
  const offer = kind.offers.find((one) => one.title === title);
  if (offer) return offer.said ?? uncapitalize(title);
  const literal = title.replace(/[$()*+./?[\\\]^{|}]/g, "\\$&").replaceAll(" ", "\\s+");
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "iu").exec(text.source);
  return found ? plainLine(found[0]) : title;
}

const asSentence = (text: string) => text.replace(/([^.!?])$/u, "$1.");

function keywordsOf({ reading, facts, phrases }: Source & { phrases: string[] }): string[] {
  const known = { ...facts, place: localityOf(facts.place) };
  const patterns = reading.kind.keywords.map((pattern) => fillIn(pattern, known));
  return asKeywords([...patterns, ...phrases.slice(0, 4)]);
}

/** Returns the SEO settings of the landing page's two addresses. */
export function makeTags(source: Source): { home: PageTags; welcome: PageTags } {
  const { reading, contact, facts, root, subtitle, offered } = source;
  const { kind, qualifiers } = reading;
  const local = { ...facts, place: localityOf(facts.place) };
  const text = (pattern: string) => fillIn(pattern, facts);
  const titles = (patterns: string[]) =>
    firstThatFits(
      [...patterns.map(text), ...patterns.map((one) => fillIn(one, local)), facts.name],
      seoLimits.title,
    );
  const structuredData = [businessEntity({ kind, qualifiers, contact, facts, root, description: subtitle })];
  const phrases = offered.map((title) => phraseOf(reading, title));
  const keywords = keywordsOf({ ...source, phrases });
  const saysKind = fold(facts.name).includes(fold(facts.kind.split(" ").at(-1) ?? ""));
  const withKind = (...patterns: string[]) =>
    saysKind ? patterns.filter((one) => !one.includes("{kind}")) : patterns;
  return {
    home: {
      title: titles(withKind("{name}: {kind}[ in {place}]", "{name}[ in {place}]", "{name}: {kind}")),
      description: sentencesThatFit(subtitle, [
        offeredSentences(phrases, kind.offering ?? "We offer"),
        ...closing,
      ]),
      keywords,
      structuredData,
    },
    welcome: {
      title: titles(
        withKind(
          "Welcome to {name}, {kind}[ in {place}]",
          "Welcome to {name}[ in {place}]",
          "Welcome to {name}",
        ),
      ),
      description: sentencesThatFit(text("Welcome to {name}, {a kind}[ in {place}]."), [
        offeredSentences(phrases, "Ask us about"),
        [text(kind.headlines.plain)].filter((one) => !one.startsWith("Welcome")).map(asSentence),
        ...closing,
      ]),
      keywords: asKeywords([...keywords, facts.name]),
      structuredData,
    },
  };
}
