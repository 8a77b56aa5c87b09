import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const tattooStudio: BusinessKind = {
  key: "tattoo-studio",
  label: "tattoo studio",
  ...named(
    "tattoo studio, tattoo parlour, tattoo parlor, tattoo shop, tattoo artist=tattoo studio, tattooist=tattoo studio, piercing studio, tattoo and piercing studio",
    "tattooing, body piercing=piercing studio",
  ),
  hints: list("tattoos, tattoo, ink, piercings, fine line, blackwork, flash, sleeves, cover up, needles"),
  qualifiers: list("fine line, custom, traditional, Japanese, vegan, private, blackwork"),
  schemaType: "TattooParlor",
  isLocal: true,
  accent: "slate",
  headlines: {
    plain: "Tattoos[ in {place}]",
    warm: "Tell us what it means to you",
    elegant: "Drawn once, worn for life",
    lively: "Got an idea? Let's ink it",
  },
  subtitle:
    "{name} is {a kind}[ in {place}]. Bring a picture, a line or half an idea, and let us talk it over.",
  ctaText: "Ask for a date",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "✒️",
      "Fine line",
      "fine line, single needle, minimalist tattoo",
      "Small and light, for a wrist or behind an ear.",
      "fine line tattoos",
    ),
    offer(
      "🖋️",
      "Blackwork",
      "blackwork, dotwork, geometric tattoo, ornamental",
      "Black, bold and patient.",
      "blackwork tattoos",
    ),
    offer(
      "🌹",
      "Traditional",
      "old school, traditional tattoo, american traditional, neo traditional",
      "Roses, anchors and strong outlines.",
      "traditional tattoos",
    ),
    offer(
      "🐉",
      "Japanese style",
      "japanese tattoo, japanese style, irezumi",
      "Waves, dragons and whole backs.",
      "Japanese-style tattoos",
    ),
    offer(
      "🖼️",
      "Realism",
      "realism, realistic tattoo, portrait tattoo",
      "A face, an animal, a memory.",
      "realistic tattoos",
    ),
    offer(
      "✍️",
      "Lettering",
      "lettering, script tattoo, calligraphy",
      "A word or a line, in the right hand.",
      "lettering",
    ),
    offer(
      "🎨",
      "Custom designs",
      "custom tattoo, custom design, bespoke design",
      "Tell us the story, and let us draw it.",
    ),
    offer("🔄", "Cover-ups", "cover up, coverup, rework", "For the one from long ago.", "cover-ups"),
    offer("💎", "Piercings", "piercing", "Ears, noses and the rest: ask us."),
    offer("🎁", "Gift vouchers", "gift voucher, gift card", "For someone who has had an idea for years."),
  ],
  figures: [
    { label: "Artists in the studio", hint: "For example 4" },
    { label: "Years of experience", hint: "For example 11" },
    { label: "Tattoos a year", hint: "For example 700" },
  ],
  plans: [
    {
      name: "Small tattoo",
      period: "",
      features: ["A talk about your idea", "One session"],
      hint: "For example $120",
    },
    {
      name: "Day session",
      period: "per day",
      features: ["A design", "A day with one artist"],
      hint: "For example $800",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "tattoos", "[tattoo {place}]"],
};
