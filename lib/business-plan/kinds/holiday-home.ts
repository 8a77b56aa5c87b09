import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const holidayHome: BusinessKind = {
  key: "holiday-home",
  label: "holiday home",
  ...named(
    "holiday home, holiday apartment, vacation rental, holiday cottage, holiday let, vacation home, chalet, holiday flat=holiday apartment, self catering cottage=holiday cottage, holiday rental, cottage rental=holiday cottage, serviced apartment, mountain cabin, vacation apartment=holiday apartment, self catering apartment=holiday apartment",
  ),
  hints: list(
    "sleeps, bedrooms, self catering, kitchen, terrace, guests, weekly, changeover, linen, cottage, fireplace",
  ),
  qualifiers: list("family, seaside, mountain, country, lakeside, pet-friendly, luxury, historic"),
  schemaType: "VacationRental",
  isLocal: true,
  accent: "olive",
  headlines: {
    plain: "Your days away[ in {place}]",
    warm: "Here is the key",
    elegant: "A place to be left in peace",
    lively: "Out of office",
  },
  subtitle:
    "{name} is {a kind}[ in {place}]. Put your bags down, put the kettle on, and forget what day it is.",
  ctaText: "Check availability",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer("🛏️", "Bedrooms", "bedroom, bedrooms, double bedroom", "To sleep well in, and wake up late."),
    offer(
      "🍳",
      "A kitchen of your own",
      "kitchen, self catering, fully equipped kitchen",
      "Breakfast at noon, if you like.",
      "a kitchen of your own",
    ),
    offer(
      "👨‍👩‍👧",
      "Families",
      "family holiday, families, travel cot, high chair",
      "Tell us how old the smallest one is.",
      "family holidays",
    ),
    offer(
      "🥾",
      "Out and about",
      "hiking trails, cycling routes, ski slopes, beach walks",
      "Ask us what there is to see.",
      "days out",
    ),
    offer(
      "🗓️",
      "Longer stays",
      "long stay, monthly stay, winter let, longer stays",
      "A month instead of a week? Ask us.",
    ),
    offer("🚗", "Parking", "parking, private parking", "Coming by car? Ask us where to leave it."),
    offer(
      "🌄",
      "The view",
      "sea view, lake view, mountain view",
      "Nothing on television can compete.",
      "a view",
    ),
    offer(
      "🌳",
      "Garden",
      "private garden, large garden, enclosed garden, our garden",
      "For an hour with a book.",
      "a garden",
    ),
    offer(
      "🔥",
      "Fireplace",
      "fireplace, wood burner, log burner, open fire",
      "For evenings when it rains.",
      "a fireplace",
    ),
    offer("♨️", "Hot tub", "hot tub", "Warm water under an open sky.", "a hot tub"),
    offer("🧖", "Sauna", "sauna", "Warmth after a long day outside.", "a sauna"),
    offer(
      "🏊",
      "Swimming pool",
      "swimming pool, private pool, heated pool",
      "A few lengths before breakfast.",
      "a swimming pool",
    ),
    offer(
      "🐕",
      "Stays with a dog",
      "dog friendly, pet friendly, dogs welcome, pets welcome",
      "Tell us about your four-legged guest.",
      "stays with a dog",
    ),
  ],
  figures: [
    { label: "Guests", hint: "For example 6" },
    { label: "Bedrooms", hint: "For example 3" },
    { label: "Years as hosts", hint: "For example 8" },
  ],
  plans: [
    { name: "Night", period: "per night", features: ["The whole place"], hint: "For example $140" },
    { name: "Week", period: "per week", features: ["The whole place"], hint: "For example $850" },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "[holidays in {place}]", "[stay in {place}]"],
};
