import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const optician: BusinessKind = {
  key: "optician",
  label: "optician",
  ...named(
    "optician, optician's=optician, optometrist=optometry practice, optometry practice, eyewear shop, eyewear store, glasses shop, optical store, opticians=optician",
  ),
  hints: list(
    "glasses, spectacles, frames, lenses, sunglasses, eye tests, eyewear, varifocals, contact lenses, eyesight",
  ),
  qualifiers: list("independent, family, local, mobile"),
  schemaType: "Optician",
  isLocal: true,
  accent: "indigo",
  headlines: {
    plain: "Glasses that suit you[ in {place}]",
    warm: "Let's find the pair that is you",
    elegant: "To see well, and look well",
    lively: "Clear views ahead",
  },
  subtitle:
    "{name} is your {kind}[ in {place}]. Try on a few frames, look in the mirror, and ask us what suits you.",
  ctaText: "Book an appointment",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "👁️",
      "Eye tests",
      "eye test, eye exam, sight test, eye examination",
      "For when the menu moves further away each year.",
    ),
    offer("👓", "Glasses", "glasses, spectacles, eyeglasses", "For reading, for the road, for every day."),
    offer("🖼️", "Frames", "frames, designer frames, eyewear", "Light, bold or hardly there: try them on."),
    offer(
      "🔭",
      "Varifocals",
      "varifocal, progressive lenses, bifocal",
      "Near and far in one pair; ask us how they feel.",
    ),
    offer("💧", "Contact lenses", "contact lens, contact lenses", "For sport, for evenings, or for good."),
    offer("🕶️", "Sunglasses", "sunglasses, polarised, polarized", "With your own strength, if you need one."),
    offer(
      "🧒",
      "Children's glasses",
      "children's glasses, kid's glasses, children's eye test",
      "For small noses and wild games.",
    ),
    offer(
      "🖥️",
      "Glasses for the screen",
      "computer glasses, screen glasses, blue light",
      "For long days at the desk.",
    ),
    offer(
      "🏃",
      "Sports glasses",
      "sports glasses, swimming goggles, ski goggles",
      "For runners, swimmers and riders.",
    ),
    offer(
      "🔧",
      "Repairs",
      "glasses repair, frame repair, repairs",
      "Sat on them? Bring them in.",
      "repairs of glasses",
    ),
  ],
  figures: [
    { label: "Frames to choose from", hint: "For example 600" },
    { label: "Years of experience", hint: "For example 19" },
    { label: "Opticians in the team", hint: "For example 3" },
  ],
  plans: [
    {
      name: "Eye test",
      period: "per visit",
      features: ["A test of your sight", "Advice"],
      hint: "For example $45",
    },
    { name: "Reading glasses", period: "per pair", features: ["Frame and lenses"], hint: "For example $120" },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "glasses", "[glasses in {place}]"],
};
