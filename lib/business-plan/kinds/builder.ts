import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const builder: BusinessKind = {
  key: "builder",
  label: "building company",
  ...named(
    "building company, builder=builder, construction company, general contractor, renovation company, tiler, handyman, handyman service, construction firm=construction company, building firm=building company, building contractor, home improvement company, remodeling company, remodelling company",
    "building work, home renovation=renovation company",
  ),
  hints: list(
    "extensions, renovations, renovation, loft conversions, kitchens, plastering, roofs, tiling, flooring, building work, woodwork",
  ),
  qualifiers: list("family, local, commercial, residential, general, master, traditional, bespoke"),
  schemaType: "GeneralContractor",
  isLocal: true,
  comesToCustomers: true,
  accent: "terracotta",
  headlines: {
    plain: "Building work[ in {place}]",
    warm: "Tell us what you want to build",
    elegant: "Craft you can live in",
    lively: "Big plans? Bring them",
  },
  subtitle:
    "{name} is {a kind}[ in {place}]. Show us the place, tell us what you have in mind, and ask us what it takes.",
  ctaText: "Ask for a quote",
  tagline: "Your {kind}[ in {place}]",
  offering: "We take on",
  offers: [
    offer(
      "🏠",
      "Renovation",
      "renovation, renovate, refurbishment, remodeling, remodelling, home restoration",
      "Old rooms made fit for the years to come.",
      "renovations",
    ),
    offer(
      "🧱",
      "Extensions",
      "extensions, house extension, loft conversion, attic conversion, annex",
      "More room without moving house.",
    ),
    offer("🍳", "Kitchens", "kitchen, fitted kitchen, kitchen fitting", "Where everybody ends up anyway."),
    offer("🛁", "Bathrooms", "bathroom", "From the first tile to the last tap."),
    offer("🪵", "Woodwork", "woodwork, staircase, wardrobe, built in cupboard", "Doors, shelves and stairs."),
    offer(
      "🎨",
      "Painting",
      "house painting, painting and decorating, wallpaper",
      "Clean edges and fresh colours.",
    ),
    offer("🏚️", "Roofs", "roofs, roofing, gutters, roof repair", "From one slipped tile to the whole roof."),
    offer(
      "🧩",
      "Floors and tiles",
      "flooring, floors, tiling, tiles, parquet",
      "Level, and pleasant to bare feet.",
    ),
    offer(
      "🪟",
      "Windows and doors",
      "new windows, new doors, window fitting, door fitting, windows and doors",
      "For less draught and less noise.",
    ),
    offer(
      "🔨",
      "Small repairs",
      "small repairs, small job, odd job, home repair",
      "The list that has hung on the fridge for months.",
    ),
  ],
  figures: [
    { label: "Projects completed", hint: "For example 130" },
    { label: "Years in the trade", hint: "For example 18" },
    { label: "People in the team", hint: "For example 8" },
  ],
  plans: [
    {
      name: "Visit and quote",
      period: "",
      features: ["A look at the place", "A quote"],
      hint: "For example $60",
    },
    {
      name: "By the hour",
      period: "per hour",
      features: ["For repairs and small jobs"],
      hint: "For example $65",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "building work", "[building work {place}]"],
};
