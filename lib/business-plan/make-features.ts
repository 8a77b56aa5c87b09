import type { Offer } from "@/lib/business-kinds/kind";
import type { LandingContent } from "@/lib/landing/schema";
import { type Facts, fillIn } from "./fill-in";
import { fitText } from "./fit-text";
import { readOffers } from "./read/read-offers";
import type { Reading } from "./read-description";

type Feature = LandingContent["features"][number];

/** The number of features to fill up to, and the maximum. */
const TARGET_COUNT = 6;
const MAX_FEATURES = 9;

/** Texts for offers of which only the name is known. */
const openWords = [
  "Ask us about it: we are glad to tell you more.",
  "Get in touch, and we will tell you all about it.",
  "Something for you? Let us talk about it.",
];

const asFeature = ({ icon, title, description }: Offer, facts: Facts): Feature => ({
  icon,
  title: fitText(fillIn(title, facts), 80),
  description: fitText(fillIn(description, facts), 400),
});

/** Returns an offer in the writer's words. */
export const asListed = (title: string, index: number, description = ""): Feature => ({
  icon: "📌",
  title: fitText(title, 80),
  description: fitText(description || (openWords[index % openWords.length] ?? ""), 400),
});

/** Returns the features of a plan; those from index `suggestedFrom` on are not in the description. */
export function makeFeatures({ text, kind, place }: Reading, facts: Facts) {
  const { known, listed, denied } = readOffers(text, kind, facts.name, place);
  const said = [
    ...known.map((offer) => asFeature(offer, facts)),
    ...listed.map((title, index) => asListed(title, index)),
  ].slice(0, MAX_FEATURES);
  const rest = kind.offers
    .filter((offer) => !known.includes(offer) && !denied.includes(offer))
    .map((offer) => asFeature(offer, facts));
  return {
    features: [...said, ...rest.slice(0, Math.max(0, TARGET_COUNT - said.length))],
    suggestedFrom: said.length,
  };
}
