/** The facts about a message from which its spam score is computed. */
export type SpamFacts = {
  name: string;
  /** All texts of the visitor besides the name. */
  texts: readonly string[];
  /** Whether the field that people don't see was filled in. */
  isTrapped: boolean;
  /** Whether a browser said that a page of this site sent it; false if nothing was said. */
  isFromPage: boolean;
  /** Whether the page's script ran in the sender's browser, and how long the message took. */
  stamp: "good" | "none" | "early" | "used";
  /** Other messages of the last day with the same text, and with the same email address. */
  sameText: number;
  sameEmail: number;
  /** Messages of the last hour from the network address, with this one. */
  fromAddress: number;
};

/** Messages with so many points are spam. */
export const SPAM_POINTS = 5;

const links = /\bhttps?:\/\/(?:www\.)?|\bwww\./giu;
const markup = /<a\s[^>]*href|\[(?:url|link)[=\]]/iu;

export const countLinks = (text: string): number => text.match(links)?.length ?? 0;

type Rule = { points: number; reason: string; applies: (facts: SpamFacts & { links: number }) => boolean };

/** All rules that apply are added, also those about the same fact. */
const rules: readonly Rule[] = [
  { points: 10, reason: "A field that people don’t see is filled in", applies: ({ isTrapped }) => isTrapped },
  { points: 5, reason: "The name has a link", applies: ({ name }) => countLinks(name) > 0 },
  { points: 3, reason: "Three links or more", applies: ({ links }) => links >= 3 },
  { points: 2, reason: "Five links or more", applies: ({ links }) => links >= 5 },
  {
    points: 3,
    reason: "Links written as markup",
    applies: ({ texts }) => texts.some((text) => markup.test(text)),
  },
  { points: 3, reason: "The same text within a day", applies: ({ sameText }) => sameText >= 1 },
  { points: 3, reason: "The same text three times within a day", applies: ({ sameText }) => sameText >= 3 },
  { points: 3, reason: "Many messages from this email address", applies: ({ sameEmail }) => sameEmail >= 3 },
  {
    points: 3,
    reason: "Very many messages from this email address",
    applies: ({ sameEmail }) => sameEmail >= 6,
  },
  {
    points: 5,
    reason: "Many messages from one network address",
    applies: ({ fromAddress }) => fromAddress > 5,
  },
  { points: 2, reason: "Not sent by a browser from this site", applies: ({ isFromPage }) => !isFromPage },
  // Browsers without scripts, or before the script has loaded, are welcome.
  { points: 1, reason: "No script of the page ran", applies: ({ stamp }) => stamp === "none" },
  { points: 3, reason: "Written within three seconds", applies: ({ stamp }) => stamp === "early" },
  { points: 3, reason: "Sent with the proof of another message", applies: ({ stamp }) => stamp === "used" },
];

/** Returns the spam score of a message, with the reasons for its points. */
export function spamScore(facts: SpamFacts): { score: number; isSpam: boolean; reasons: string[] } {
  const given = { ...facts, links: facts.texts.reduce((sum, text) => sum + countLinks(text), 0) };
  const hits = rules.filter(({ applies }) => applies(given));
  const score = hits.reduce((sum, { points }) => sum + points, 0);
  return { score, isSpam: score >= SPAM_POINTS, reasons: hits.map(({ reason }) => reason) };
}
