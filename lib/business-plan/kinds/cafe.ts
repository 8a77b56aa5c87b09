import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const cafe: BusinessKind = {
  key: "cafe",
  label: "café",
  ...named(
    "cafe=café, coffee shop, coffee house, coffeehouse=coffee house, coffee bar, espresso bar, tea room, tearoom=tea room, tea house, teahouse=tea house, coffee roastery, roastery=coffee roastery, coffee roaster=coffee roastery",
  ),
  hints: list("coffee, espresso, latte, cappuccino, barista, flat white, brunch, tea, cakes"),
  qualifiers: list(
    "specialty coffee, specialty, speciality, vegan, vegetarian, family, cat, book, bicycle, neighbourhood, neighborhood, French, Italian, Viennese",
  ),
  schemaType: "CafeOrCoffeeShop",
  isLocal: true,
  accent: "olive",
  headlines: {
    plain: "Coffee, and a place to sit[ in {place}]",
    warm: "Come in, sit down, stay a while",
    elegant: "A quiet hour at {name}",
    lively: "First, coffee. Then everything else.",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Come for a quick cup, or stay with a book and a friend.",
  ctaText: "Plan your visit",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "☕",
      "Coffee",
      "coffee, espresso, flat white, filter coffee, latte, cappuccino",
      "Short, long, black or with milk: tell us how you drink it.",
    ),
    offer(
      "🫖",
      "Tea",
      "tea, matcha, chai, tea infusion",
      "A pot for one or for two, and time to let it draw.",
    ),
    offer(
      "🍰",
      "Cakes",
      "cake, muffin, cookie, scone",
      "Something sweet beside the cup; ask what there is today.",
    ),
    offer("🥐", "Pastries", "pastry, pastries, croissant", "For the hand that does not hold the cup."),
    offer("🍳", "Breakfast", "breakfast, porridge", "A slow start to the day, or a quick one."),
    offer("🥑", "Brunch", "brunch, pancake", "For late risers and long tables."),
    offer(
      "🥪",
      "Lunch",
      "lunch, sandwich, soup, bagel, quiche",
      "Something small for the middle of the day.",
    ),
    offer(
      "🥤",
      "To take away",
      "takeaway, take away, coffee to go, takeout",
      "Your cup for the road.",
      "coffee to take away",
    ),
    offer(
      "💻",
      "A place to work",
      "wifi, wi fi, laptop, coworking",
      "Bring your laptop, and ask us for a quiet corner.",
    ),
    offer(
      "🫘",
      "Beans for home",
      "coffee beans, beans for home, ground coffee, home barista",
      "Our coffee for your own machine: ask us which.",
    ),
    offer(
      "🎶",
      "Evenings with a programme",
      "live music, open mic, poetry reading, book reading",
      "An evening among neighbours, with something to hear.",
      "evenings with music or words",
    ),
  ],
  figures: [
    { label: "Coffees on the board", hint: "For example 9" },
    { label: "Seats", hint: "For example 28" },
    { label: "Cakes a week", hint: "For example 60" },
  ],
  plans: [
    {
      name: "Breakfast for two",
      period: "for two",
      features: ["Something to eat for each", "Two hot drinks"],
      hint: "For example $28",
    },
    { name: "Coffee card", period: "", features: ["Ten coffees of your choice"], hint: "For example $38" },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "coffee", "[coffee in {place}]"],
};
