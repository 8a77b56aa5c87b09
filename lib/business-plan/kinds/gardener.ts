import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const gardener: BusinessKind = {
  key: "gardener",
  label: "gardening company",
  ...named(
    "gardening company, gardener=gardener, gardening service, gardening business=gardening company, landscaper=landscaping company, landscaping company, landscape gardener, garden designer, tree surgeon, landscaping business=landscaping company, lawn care company",
    "gardening, landscaping=landscaping company, lawn care, landscape gardening=landscape gardener",
  ),
  hints: list("lawn, lawns, hedges, hedge, garden, gardens, planting, pruning, mowing, trees, patios"),
  qualifiers: list("organic, family, local, commercial, residential, master"),
  schemaType: "HomeAndConstructionBusiness",
  isLocal: true,
  comesToCustomers: true,
  accent: "olive",
  headlines: {
    plain: "Gardens[ in {place}]",
    warm: "For gardens that you like to sit in",
    elegant: "Gardens with a quiet order",
    lively: "Let it grow. Then call us.",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Show us your garden, and tell us how you like to sit in it.",
  ctaText: "Ask for a quote",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer("🌱", "Lawns", "lawn, lawn mowing, turf", "Mown, aired, sown.", "lawn care"),
    offer(
      "✂️",
      "Hedges and shrubs",
      "hedges, hedge trimming, shrubs, pruning, topiary",
      "Cut at the right time of the year.",
      "care of hedges and shrubs",
    ),
    offer(
      "🌳",
      "Trees",
      "tree care, tree surgery, tree felling, trees, tree stump",
      "Cared for, cut back or taken down.",
      "tree care",
    ),
    offer(
      "🌷",
      "Beds and planting",
      "planting, flower bed, borders, perennials",
      "From the first sun to the first frost.",
      "planting",
    ),
    offer("📐", "Garden design", "garden design, landscape design", "A plan on paper first, then spades."),
    offer(
      "🧱",
      "Paths and terraces",
      "patio, garden path, paving, decking, garden wall, fencing",
      "Stone, gravel or wood under your feet.",
    ),
    offer(
      "💧",
      "Watering",
      "irrigation, watering system, garden pond, sprinkler",
      "For green beds in a dry August.",
    ),
    offer(
      "🍂",
      "Clearing in autumn",
      "leaf clearing, leaves, garden clearance",
      "Leaves, cuttings and old pots.",
    ),
    offer(
      "🗓️",
      "Care all year",
      "garden maintenance, garden care, regular maintenance",
      "As often as your garden asks for it.",
      "garden care all year",
    ),
    offer(
      "❄️",
      "Winter service",
      "winter service, snow clearing, snow removal, gritting",
      "For paths under snow.",
    ),
  ],
  figures: [
    { label: "Gardens looked after", hint: "For example 70" },
    { label: "Years of experience", hint: "For example 13" },
    { label: "People in the team", hint: "For example 5" },
  ],
  plans: [
    {
      name: "Garden care",
      period: "per hour",
      features: ["Mowing, cutting, weeding"],
      hint: "For example $48",
    },
    {
      name: "Garden plan",
      period: "",
      features: ["A visit", "A drawing with plants"],
      hint: "For example $450",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "gardens", "[gardens {place}]"],
};
