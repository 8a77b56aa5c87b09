import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const hairSalon: BusinessKind = {
  key: "hair-salon",
  label: "hair salon",
  ...named(
    "hair salon, hairdresser=hair salon, hairdressing salon, hair studio, hairstylist=hair salon, hair stylist=hair salon, barbershop, barber shop=barbershop, barber=barbershop, hair and beauty salon",
  ),
  hints: list(
    "haircut, haircuts, balayage, highlights, blow dry, beard, shave, hair, stylists, extensions, updo, fade, salon",
  ),
  qualifiers: list(
    "unisex, family, organic, vegan, mobile, curly hair, Afro, traditional, ladies, children's",
  ),
  schemaType: "HairSalon",
  isLocal: true,
  accent: "plum",
  headlines: {
    plain: "Good hair days[ in {place}]",
    warm: "Sit back, and close your eyes",
    elegant: "Hair, considered",
    lively: "New hair, who is this?",
  },
  subtitle:
    "{name} is {a kind}[ in {place}]. Tell us what you have in mind, and let us have a look at your hair.",
  ctaText: "Book an appointment",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "✂️",
      "Cut and style",
      "haircut, cuts, men's cut, ladies' cut, hair styling, fades, skin fade",
      "A new shape, or the old one put right.",
      "haircuts and styling",
    ),
    offer(
      "🎨",
      "Colour",
      "hair colour, hair color, colour, color, coloring, colouring, hair dye, root touch up",
      "A soft shade or a bold one: bring a picture.",
      "hair colour",
    ),
    offer("🌤️", "Balayage", "balayage, ombre", "Light where the sun would put it."),
    offer("🌟", "Highlights", "highlights, lowlights", "A few strands lighter, or a few darker."),
    offer(
      "💨",
      "Blow-dry",
      "blow dry, blowdry, blowout, wash and dry",
      "For an evening out, or simply for a good week.",
      "blow-dries",
    ),
    offer(
      "👰",
      "Bridal styling",
      "bridal, bridal styling, bridal hair, wedding hair",
      "Tell us the date, and about the dress.",
    ),
    offer("💃", "Updos", "updo, occasion hair", "For an evening that asks for more."),
    offer("🧔", "Beard trims", "beard, beard trim", "Lines, length and a good shape."),
    offer("🪒", "Shaves", "hot towel shave, wet shave, shaves", "Lean back, and close your eyes."),
    offer(
      "🧒",
      "Children's cuts",
      "children's cut, kid's cut, children's haircut, kid's haircut",
      "For short hair and short attention.",
    ),
    offer(
      "💆",
      "Hair and scalp care",
      "scalp care, scalp treatment, hair treatment, keratin, hair care",
      "For hair that is dry, fine or tired.",
    ),
    offer(
      "➰",
      "Curls and perms",
      "curly hair, curls, perm, afro hair, braids, locs",
      "Cut in the way that curls grow.",
    ),
    offer(
      "💇",
      "Extensions",
      "extension, hair extension",
      "More length or more body; ask us what suits your hair.",
      "hair extensions",
    ),
  ],
  figures: [
    { label: "Stylists in the team", hint: "For example 5" },
    { label: "Years of experience", hint: "For example 15" },
    { label: "Appointments a week", hint: "For example 120" },
  ],
  plans: [
    {
      name: "Cut",
      period: "per visit",
      features: ["Advice", "Wash, cut and style"],
      hint: "For example $45",
    },
    {
      name: "Cut and colour",
      period: "per visit",
      features: ["Advice", "Colour", "Wash, cut and style"],
      hint: "For example $120",
    },
    {
      name: "Bridal styling",
      period: "per bride",
      features: ["A trial before the day", "Styling on the day"],
      hint: "For example $220",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "haircut", "[haircut {place}]"],
};
