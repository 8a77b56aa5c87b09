import type { BusinessKind } from "../kind";
import { list, offer } from "./table";

export const cleaningKinds: readonly BusinessKind[] = [
  {
    key: "cleaning",
    label: "cleaning company",
    names: list(
      "cleaning company, cleaning service, cleaning business, cleaner, cleaning firm, window cleaner, housekeeping service, carpet cleaner, maid service, window cleaning company, office cleaning company, cleaning team, cleaning agency",
    ),
    activities: list("house cleaning, domestic cleaning, office cleaning, cleaning"),
    labels: {
      "cleaning service": "cleaning service",
      "cleaning business": "cleaning business",
      "window cleaner": "window cleaner",
      "maid service": "cleaning service",
      "carpet cleaner": "carpet cleaner",
      "window cleaning company": "window cleaning company",
    },
    hints: list("clean, spotless, tidy, mop, dust, vacuum, end of tenancy, windows, carpets, ironing"),
    qualifiers: list(
      "eco-friendly, commercial, domestic, residential, office, family, local, professional, green",
    ),
    schemaType: "HomeAndConstructionBusiness",
    isLocal: true,
    comesToCustomers: true,
    accent: "ocean",
    headlines: {
      plain: "Clean rooms[ in {place}]",
      warm: "Come home to a clean house",
      elegant: "Order, quietly restored",
      lively: "Feet up, we do the floors",
    },
    subtitle: "{name} is {a kind}[ in {place}]. Give us the key and a list, and enjoy your free hours.",
    ctaText: "Ask for a quote",
    tagline: "Your {kind}[ in {place}]",
    offers: [
      offer(
        "🏠",
        "Homes",
        "home, house, domestic, apartment, flat",
        "Kitchen, bathroom, floors: every week, every other week, or once.",
      ),
      offer(
        "🏢",
        "Offices",
        "office, commercial, workplace, business premises",
        "Before your people come, or after they have gone.",
      ),
      offer(
        "🪟",
        "Windows",
        "window, window cleaning, glass",
        "Frames and sills too, so that the light gets in.",
      ),
      offer(
        "📦",
        "Moving out",
        "end of tenancy, moving, move out, move in",
        "So that the keys change hands without an argument.",
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
        "carpet, upholstery, rug, sofa, mattress",
        "Stains and dust out, colours back.",
      ),
      offer(
        "🏗️",
        "After building work",
        "after builders, construction, renovation, post construction",
        "When the dust lies everywhere, even in the drawers.",
      ),
      offer(
        "👔",
        "Laundry and ironing",
        "ironing, laundry, linen",
        "Folded and in the cupboard when you come home.",
      ),
      offer(
        "🏘️",
        "Holiday homes",
        "holiday home, airbnb, holiday let, vacation rental, rental",
        "Between two guests: beds, bathroom, keys.",
      ),
      offer(
        "🪜",
        "Staircases and halls",
        "staircase, stairwell, communal area, common area",
        "The first thing that visitors see of a house.",
      ),
      offer(
        "🌿",
        "Mild products",
        "eco, eco friendly, natural, non toxic, green",
        "Kind to skin, children and animals.",
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
        features: ["The same person each time", "Your list, your order"],
        hint: "For example $32",
      },
      {
        name: "Deep cleaning",
        period: "per home",
        features: ["Every room from top to bottom"],
        hint: "For example $290",
      },
    ],
    keywords: [
      "{kind}",
      "[{kind} {place}]",
      "cleaning",
      "[cleaning {place}]",
      "house cleaning",
      "office cleaning",
    ],
  },
];
