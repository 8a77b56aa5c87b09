import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const bikeShop: BusinessKind = {
  key: "bike-shop",
  label: "bike shop",
  ...named(
    "bike shop, bicycle shop, cycle shop, bicycle store=bicycle shop, bike store=bike shop, bike workshop, bicycle workshop, bike repair shop, bicycle repair shop, bike mechanic=bike workshop, bike rental shop, e bike shop=e-bike shop, bike hire shop",
    "bike repair=bike repair shop, bicycle repair=bicycle repair shop, bike hire=bike hire shop, bike rental=bike rental shop",
  ),
  hints: list(
    "bikes, cycling, cyclists, e bikes, tyres, gears, helmets, mountain bikes, road bikes, saddles, cargo bikes",
  ),
  qualifiers: list("independent, family, local, community, second-hand"),
  schemaType: "BikeStore",
  isLocal: true,
  accent: "bottle-green",
  headlines: {
    plain: "Bicycles[ in {place}]",
    warm: "Roll in and say hello",
    elegant: "Two wheels, well chosen",
    lively: "Get on, ride off",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Tell us where you ride, how far, and up which hill.",
  ctaText: "Plan your visit",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer("🚲", "City bikes", "city bike, commuter bike, hybrid bike", "For the daily way."),
    offer("🔋", "E-bikes", "e bike, electric bike, ebike", "For hills and headwind.", "e-bikes"),
    offer("🚵", "Mountain bikes", "mountain bike, gravel bike", "For roots, stones and mud."),
    offer("🏁", "Road bikes", "road bike, racing bike", "Light, narrow and quick."),
    offer("📦", "Cargo bikes", "cargo bike", "For crates, dogs and children."),
    offer(
      "🧒",
      "Children's bikes",
      "children's bike, kid's bike, balance bike",
      "For the first metres, and the next ones.",
    ),
    offer(
      "🔧",
      "Repairs",
      "bike repair, bicycle repair, repairs, repair bikes, repair bicycles, puncture",
      "Flat, bent or noisy: bring it in.",
    ),
    offer(
      "🧰",
      "Service",
      "bike service, bicycle service, tune up, bike servicing",
      "A check before the season.",
      "bike servicing",
    ),
    offer(
      "🗓️",
      "Bikes for hire",
      "bike hire, bike rental, bicycle hire, rental bikes",
      "For a day, or for the holidays.",
    ),
    offer("⛑️", "Helmets and bags", "helmet, panniers, bike lock, accessories", "What a bike still needs."),
    offer(
      "♻️",
      "Second-hand bikes",
      "second hand bike, used bike, refurbished bike",
      "With a past, and a future.",
    ),
  ],
  figures: [
    { label: "Bikes in the shop", hint: "For example 85" },
    { label: "Years in the saddle", hint: "For example 12" },
    { label: "Repairs a year", hint: "For example 1,400" },
  ],
  plans: [
    {
      name: "Small service",
      period: "per bike",
      features: ["Brakes and gears adjusted"],
      hint: "For example $65",
    },
    {
      name: "Large service",
      period: "per bike",
      features: ["All of the small service", "Bearings and chain"],
      hint: "For example $140",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "bicycles", "[bicycles {place}]"],
};
