import type { BusinessKind } from "../kind";

export const foodKinds: readonly BusinessKind[] = [
  {
    key: "restaurant",
    label: "restaurant",
    names: ["restaurant", "bistro", "trattoria", "brasserie", "pizzeria", "steakhouse", "eatery", "diner"],
    hints: ["chef", "dishes", "cuisine", "dinner", "lunch", "menu", "pasta", "pizza", "wine", "tables"],
    qualifiers: [
      "italian",
      "french",
      "thai",
      "indian",
      "mexican",
      "vegan",
      "vegetarian",
      "seafood",
      "family",
    ],
    schemaType: "Restaurant",
    qualifierProperty: "servesCuisine",
    isLocal: true,
    accent: "terracotta",
    headlines: {
      plain: "Good food[ in {place}]",
      warm: "Sit down, the table is set",
      elegant: "An evening at {name}",
      lively: "Hungry? Come to {name}",
    },
    subtitle: "{name} is your {kind}[ in {place}]. Come for a quick lunch or a long evening.",
    ctaText: "Book a table",
    tagline: "Your {kind}[ in {place}]",
    offers: [
      {
        words: ["lunch", "midday"],
        icon: "🍽️",
        title: "Lunch",
        description: "Something good for a short break, or for a long one.",
      },
      {
        words: ["dinner", "evening"],
        icon: "🕯️",
        title: "Dinner",
        description: "Take your time: the evening belongs to you and to your guests.",
      },
      {
        words: ["delivery", "deliver", "takeaway", "take away", "take-away"],
        icon: "🛵",
        title: "Delivery and takeaway",
        description: "Order your favourites and have them at home.",
      },
    ],
    figures: [
      { label: "Dishes on the menu", hint: "For example 24" },
      { label: "Seats", hint: "For example 40" },
      { label: "Years at the stove", hint: "For example 12" },
    ],
    plans: [
      {
        name: "Lunch menu",
        period: "per person",
        features: ["Main course", "Soft drink"],
        hint: "For example $14.90",
      },
      {
        name: "Evening menu",
        period: "per person",
        features: ["Starter, main course and dessert", "Coffee"],
        hint: "For example $39",
      },
    ],
    keywords: ["{kind}", "[{kind} {place}]", "[restaurants in {place}]", "dinner", "lunch", "book a table"],
  },
];
