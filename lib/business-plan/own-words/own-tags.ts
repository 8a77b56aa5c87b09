import { seoLimits } from "@/lib/seo/schema";
import type { PageTags } from "../answers";
import { businessEntity } from "../business-entity";
import { type Facts, fillIn } from "../fill-in";
import { localityOf } from "../locality";
import type { Contact } from "../read/read-contact";
import type { Reading } from "../read-description";
import { asKeywords, closing, firstThatFits, offeredSentences, sentencesThatFit } from "../tag-texts";
import type { OwnWords } from "./read-own-words";
import { phraseOf } from "./wording";

type Source = {
  reading: Reading;
  own: OwnWords;
  contact: Contact;
  /** `kind` is the writer's noun for the business; it and the name may be empty. */
  facts: Facts;
  root: string;
  /** A short description of the business; empty if nothing is known. */
  lead: string;
};

/** Returns the SEO settings of a business of unknown kind, in the writer's words. */
export function ownTags({ reading, own, contact, facts, root, lead }: Source): {
  home: PageTags;
  welcome: PageTags;
} {
  const { kind, qualifiers } = reading;
  const titles = (patterns: string[]) => {
    const local = { ...facts, place: localityOf(facts.place) };
    const usable = facts.kind === "" ? patterns.filter((one) => !one.includes("kind}")) : patterns;
    return firstThatFits(
      [facts, local, { ...facts, place: "" }].flatMap((known) => usable.map((one) => fillIn(one, known))),
      seoLimits.title,
    );
  };
  const phrases = own.offers.map(({ title }) => phraseOf(reading.text, title));
  const sentences = own.sentences.filter(({ isGeneric }) => !isGeneric).map(({ text }) => [text]);
  const [first = [fillIn("{name}[ in {place}].", facts)], ...others] = sentences;
  const said = facts.name || sentences.length > 0 ? sentencesThatFit(first[0] ?? "", others) : "";
  const structuredData = facts.name
    ? [businessEntity({ kind, qualifiers, contact, facts, root, description: said })]
    : [];
  const keywords = asKeywords([
    facts.name,
    facts.name && fillIn("[{name} {place}]", { ...facts, place: localityOf(facts.place) }),
    facts.kind,
    ...phrases.slice(0, 4),
  ]);
  const greeting = facts.name ? fillIn("Welcome to {name}[ in {place}].", facts) : "Welcome.";
  return {
    home: {
      title: facts.name
        ? titles(["{name}: {kind}[ in {place}]", "{name}[ in {place}]", "{name}"])
        : lead || "Home",
      description: sentencesThatFit(said || "Have a look around.", closing),
      keywords,
      structuredData,
    },
    welcome: {
      title: facts.name
        ? titles([
            "Welcome to {name}, {kind}[ in {place}]",
            "Welcome to {name}[ in {place}]",
            "Welcome to {name}",
          ])
        : firstThatFits([lead && `Welcome: ${lead}`, "Welcome"].filter(Boolean), seoLimits.title),
      description: sentencesThatFit(greeting, [
        offeredSentences(phrases, "Ask us about"),
        ...others,
        ...closing,
      ]),
      keywords: [...keywords].reverse(),
      structuredData,
    },
  };
}
