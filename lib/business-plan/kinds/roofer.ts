import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const roofer: BusinessKind = {
  key: "roofer",
  label: "roofing company",
  ...named(
    "roofing company, roofer=roofing company, roofing contractor, roofing business=roofing company, roofing firm=roofing company, roofing service=roofing company, roof repair company, thatcher=thatching company, thatching company",
    "roofing",
  ),
  hints: list("roofs, gutters, shingles, slates, tiles, leaks, flat roof, skylights, chimneys, storm damage"),
  qualifiers: list("family, local, commercial, residential, master, licensed"),
  schemaType: "RoofingContractor",
  isLocal: true,
  comesToCustomers: true,
  accent: "slate",
  headlines: {
    plain: "Roofs[ in {place}]",
    warm: "Does it drip? Tell us where",
    elegant: "Good roofs, neatly laid",
    lively: "A new hat for your house",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Tell us about your roof, and ask us what it needs.",
  ctaText: "Ask for a quote",
  tagline: "Your {kind}[ in {place}]",
  offering: "We take on",
  offers: [
    offer(
      "🏠",
      "New roofs",
      "new roof, new roofs, roof replacement, re roofing",
      "For houses that are getting a new hat.",
    ),
    offer(
      "🔧",
      "Roof repairs",
      "roof repair, repair roofs, leaking roof, slipped tiles, leak repair",
      "From one slipped tile on.",
    ),
    offer("🟰", "Flat roofs", "flat roof, epdm, bitumen, felt roof", "For garages, bays and whole houses."),
    offer(
      "🧱",
      "Tiles and slates",
      "slate, roof tile, shingles, tiled roof",
      "In the manner of the street, or your own.",
    ),
    offer("🌧️", "Gutters", "gutter, guttering, downpipe, fascia, soffit", "Where the rain goes."),
    offer("🪟", "Roof windows", "skylight, roof window, velux", "Light under the slope."),
    offer(
      "🧣",
      "Insulation",
      "roof insulation, loft insulation, insulation",
      "For warm winters under the roof.",
    ),
    offer(
      "🏭",
      "Chimneys",
      "chimney, chimney repair, leadwork, flashing",
      "The parts that see the most weather.",
    ),
    offer("🌪️", "Storm damage", "storm damage, hail damage, storm repair", "Tell us what the wind took."),
    offer(
      "🔎",
      "Inspections",
      "roof inspection, roof survey, inspection",
      "A look, before it drips.",
      "roof inspections",
    ),
  ],
  figures: [
    { label: "Roofs laid", hint: "For example 260" },
    { label: "Years in the trade", hint: "For example 18" },
    { label: "People in the team", hint: "For example 7" },
  ],
  plans: [
    {
      name: "Roof inspection",
      period: "",
      features: ["A look at the roof", "A list of what was found"],
      hint: "For example $120",
    },
    {
      name: "New roof",
      period: "per square metre",
      features: ["Old tiles off, new ones on"],
      hint: "For example $140",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "roofing", "[roofing {place}]"],
};
