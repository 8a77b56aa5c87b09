import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const plumber: BusinessKind = {
  key: "plumber",
  label: "plumber",
  ...named(
    "plumber, plumbing company, plumbing business, plumbing service, heating engineer, heating company, plumbing and heating company",
    "plumbing, plumbing and heating=plumbing and heating company, heating and plumbing=plumbing and heating company",
  ),
  hints: list(
    "leaks, pipes, boiler, boilers, drains, taps, bathrooms, toilets, water heater, radiators, blocked",
  ),
  qualifiers: list("emergency, family, local, commercial, domestic, residential, registered"),
  schemaType: "Plumber",
  isLocal: true,
  comesToCustomers: true,
  accent: "ocean",
  headlines: {
    plain: "Plumbing[ in {place}]",
    warm: "It drips? Tell us where",
    elegant: "Good plumbing, neatly done",
    lively: "Drip, drip? Call us!",
  },
  subtitle:
    "{name} is your {kind}[ in {place}]. Tell us what is wrong, and ask us what it takes to put it right.",
  ctaText: "Get help",
  tagline: "Your {kind}[ in {place}]",
  offering: "We help with",
  offers: [
    offer(
      "💧",
      "Leaks and repairs",
      "leak, leaking, burst pipe, dripping tap, slab leak",
      "For taps, pipes and valves that don't hold tight any more.",
    ),
    offer(
      "🚿",
      "Bathrooms",
      "bathroom, bathroom renovation, bathroom installation, new shower",
      "From a new shower head to the whole room.",
    ),
    offer(
      "🔥",
      "Heating and boilers",
      "heating, boiler, radiator, boiler service, furnace, underfloor heating",
      "Before the cold comes, or when it is there.",
    ),
    offer(
      "🌀",
      "Blocked drains",
      "blocked drain, drain, drain cleaning, sewer",
      "From the sink to the street.",
    ),
    offer("🚽", "Toilets and basins", "toilet, wash basin, kitchen sink", "To be changed, or to be mended."),
    offer(
      "♨️",
      "Hot water",
      "hot water, water heater, hot water cylinder",
      "When it stays cold, or takes too long to get warm.",
    ),
    offer(
      "🍴",
      "Kitchens and machines",
      "kitchen plumbing, dishwasher, washing machine",
      "Connected, without a puddle.",
    ),
    offer(
      "🚨",
      "Emergencies",
      "emergency repair, emergency plumber, emergency call, emergencies, urgent repair, 24 hour, emergency plumbing",
      "Turn off the main tap, then call us.",
    ),
    offer(
      "🔧",
      "Maintenance",
      "maintenance, boiler inspection, boiler servicing, gas safety",
      "A yearly look costs less than a wet ceiling.",
      "maintenance",
    ),
    offer("☀️", "Heat pumps", "heat pump, solar thermal", "Warmth from the air or the ground.", "heat pumps"),
    offer(
      "🏗️",
      "New buildings",
      "new build, new builds, pipework",
      "Pipes for walls that do not stand yet.",
      "new buildings",
    ),
  ],
  figures: [
    { label: "Years in the trade", hint: "For example 15" },
    { label: "Plumbers in the team", hint: "For example 4" },
    { label: "Jobs a year", hint: "For example 600" },
  ],
  plans: [
    {
      name: "Call-out",
      period: "per visit",
      features: ["The journey and the first half hour"],
      hint: "For example $80",
    },
    {
      name: "Boiler service",
      period: "per year",
      features: ["Cleaning and check"],
      hint: "For example $120",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "plumbing", "[plumbing {place}]"],
};
