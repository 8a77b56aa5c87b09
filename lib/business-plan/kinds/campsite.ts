import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const campsite: BusinessKind = {
  key: "campsite",
  label: "campsite",
  ...named(
    "campsite, camping site=campsite, campground, caravan park, caravan site=caravan park, glamping site, rv park=RV park, camp site=campsite, holiday park, camping park=campsite",
    "glamping=glamping site, camping",
  ),
  hints: list(
    "tents, pitches, caravans, motorhomes, campers, yurts, pods, campfire, electric hook up, showers, camping",
  ),
  qualifiers: list("family, seaside, lakeside, mountain, quiet, eco, country, pet-friendly"),
  schemaType: "Campground",
  isLocal: true,
  accent: "olive",
  headlines: {
    plain: "Nights outdoors[ in {place}]",
    warm: "Pitch your tent and stay a while",
    elegant: "Under trees and stars",
    lively: "Tent up, phone down",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Choose your spot, put up your chairs, and let it get dark.",
  ctaText: "Check availability",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "⛺",
      "Tents",
      "tent pitch, tents, tent pitches",
      "A patch of grass for your house of cloth.",
      "pitches for tents",
    ),
    offer(
      "🚐",
      "Caravans and motorhomes",
      "caravan, caravans, motorhome, campervan, rv",
      "Room for your house on wheels.",
      "pitches for caravans and motorhomes",
    ),
    offer(
      "🛖",
      "Glamping",
      "glamping, yurt, safari tent, bell tent",
      "For those who like a bed with their stars.",
    ),
    offer("🏕️", "Cabins and pods", "cabin, cabins, camping pod, mobile home", "When the forecast is poor."),
    offer(
      "🔌",
      "Electricity",
      "electric hook up, hook up, electricity",
      "Ask for a pitch with a socket.",
      "pitches with electricity",
    ),
    offer("🚿", "Showers", "showers, shower block, hot showers", "After the lake, or before breakfast."),
    offer("🔥", "Campfires", "campfire, fire pit, barbecue area", "Bring marshmallows."),
    offer("🧒", "Playground", "playground, play area", "For those who are up first.", "a playground"),
    offer(
      "🏖️",
      "Swimming",
      "swimming, swimming pool, private beach, lake swimming",
      "Bring your swimming things.",
    ),
    offer(
      "🐕",
      "Stays with a dog",
      "dog friendly, pet friendly, dogs welcome, dogs are welcome",
      "Tell us about your four-legged guest.",
      "stays with a dog",
    ),
    offer("🛒", "Shop", "camp shop, site shop, small shop", "For milk, bread and tent pegs.", "a shop"),
  ],
  figures: [
    { label: "Pitches", hint: "For example 60" },
    { label: "Years as hosts", hint: "For example 20" },
    { label: "Steps to the water", hint: "For example 150" },
  ],
  plans: [
    { name: "Tent", period: "per night", features: ["A pitch", "Two people"], hint: "For example $24" },
    { name: "Motorhome", period: "per night", features: ["A pitch", "Two people"], hint: "For example $36" },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "camping", "[camping in {place}]"],
};
