import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const cleaning: BusinessKind = {
  key: "cleaning",
  label: "cleaning company",
  ...named(
    "cleaning company, cleaning service, cleaning business, cleaner=cleaning service, cleaning firm=cleaning company, housekeeping service, carpet cleaner=carpet cleaning company, carpet cleaning company, maid service=cleaning service, office cleaning company, cleaning team=cleaning company, cleaning agency=cleaning company",
    "house cleaning=cleaning service, domestic cleaning=cleaning service, office cleaning, cleaning",
  ),
  hints: list("clean, spotless, tidy, mop, dust, vacuum, end of tenancy, windows, carpets, ironing"),
  qualifiers: list(
    "eco-friendly, commercial, domestic, residential, office, family, local, professional, green",
  ),
  schemaType: "HomeAndConstructionBusiness",
  isLocal: true,
  comesToCustomers: true,
  accent: "ocean",
  headlines: {
    plain: "Cleaning[ in {place}]",
    warm: "Come home, and sit down",
    elegant: "Order, quietly restored",
    lively: "Feet up. Dust down.",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Tell us which rooms, how often and what matters most to you.",
  ctaText: "Ask for a quote",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "🏠",
      "Homes",
      "homes, house cleaning, home cleaning, domestic cleaning, clean homes",
      "Every week, every other week, or once.",
      "home cleaning",
    ),
    offer(
      "🏢",
      "Offices",
      "offices, office cleaning, commercial cleaning",
      "Before your people come, or after they have gone.",
      "office cleaning",
    ),
    offer("🪟", "Windows", "windows, window cleaning", "So that the light gets in.", "window cleaning"),
    offer(
      "📦",
      "Moving out",
      "end of tenancy, moving out, move out, move in",
      "For the day when the keys change hands.",
      "move-out cleaning",
    ),
    offer(
      "🧽",
      "Deep cleaning",
      "deep clean, deep cleaning, spring cleaning, spring clean",
      "Behind the cooker, on top of the cupboards.",
    ),
    offer(
      "🧶",
      "Carpets and upholstery",
      "carpets, carpet cleaning, upholstery, sofa cleaning, mattress cleaning",
      "For stains with a story.",
      "carpet and upholstery cleaning",
    ),
    offer(
      "🏗️",
      "After building work",
      "after builders, post construction, after renovation, construction cleaning",
      "When the dust lies everywhere, even in the drawers.",
      "cleaning after building work",
    ),
    offer("👔", "Laundry and ironing", "ironing, laundry", "For baskets that fill up by themselves."),
    offer(
      "🏘️",
      "Holiday homes",
      "holiday home, airbnb, holiday let, vacation rental",
      "Between two guests.",
      "holiday home cleaning",
    ),
    offer(
      "🪜",
      "Staircases and halls",
      "staircase, stairwell, communal area, common area",
      "The first thing that visitors see of a house.",
      "staircase cleaning",
    ),
    offer(
      "🌿",
      "Mild products",
      "eco friendly products, natural products, non toxic, mild products",
      "Sensitive skin, children, animals? Tell us.",
      "cleaning with mild products",
    ),
  ],
  figures: [
    { label: "Homes looked after", hint: "For example 80" },
    { label: "People in the team", hint: "For example 9" },
    { label: "Years of experience", hint: "For example 8" },
  ],
  plans: [
    {
      name: "Regular cleaning",
      period: "per hour",
      features: ["Your list, your order"],
      hint: "For example $32",
    },
    {
      name: "Deep cleaning",
      period: "per home",
      features: ["Every room from top to bottom"],
      hint: "For example $290",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "cleaning", "[cleaning {place}]"],
};
