import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const realEstate: BusinessKind = {
  key: "real-estate",
  label: "real estate agency",
  ...named(
    "real estate agency, real estate agent=real estate agency, estate agent=estate agency, estate agency, realtor=real estate agency, real estate company, real estate broker=real estate brokerage, letting agent=letting agency, lettings agency=letting agency, property management company, property agency, real estate office, real estate firm",
    "real estate",
  ),
  hints: list(
    "apartments, houses, flats, homes for sale, properties, viewings, tenants, landlords, lettings, valuation, buyers, sellers",
  ),
  qualifiers: list("independent, family, luxury, commercial, local, boutique, residential"),
  schemaType: "RealEstateAgent",
  isLocal: true,
  accent: "bottle-green",
  headlines: {
    plain: "Homes[ in {place}]",
    warm: "Let us find the door that is yours",
    elegant: "Fine homes, well presented",
    lively: "New keys? Let's go",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Do you buy, sell or rent? Tell us about it.",
  ctaText: "Talk to us",
  tagline: "Your {kind}[ in {place}]",
  offering: "We help with",
  offers: [
    offer(
      "🏡",
      "Selling",
      "we sell, selling, home sale, property sales",
      "For the house that has become too large, or too small.",
      "selling",
    ),
    offer(
      "🔑",
      "Buying",
      "buying, house hunting, property search, first time buyer",
      "Tell us what you look for.",
      "buying",
    ),
    offer(
      "🏢",
      "Renting",
      "rent, renting, rentals, letting, lettings",
      "For people who look for a home, and owners who look for people.",
      "renting",
    ),
    offer("📐", "Valuation", "valuation, appraisal", "What is it worth? Ask us.", "valuations"),
    offer(
      "🧰",
      "Property management",
      "property management, manage properties",
      "For owners who would rather not be called at night.",
    ),
    offer(
      "📸",
      "Photographs and plans",
      "property photography, floor plan, virtual tour, home staging",
      "So that the home shows its better side.",
    ),
    offer("👀", "Viewings", "viewing, open house", "Have a look, and take your time."),
    offer(
      "🏬",
      "Offices and shops",
      "commercial property, commercial properties, office space, retail space, warehouse",
      "Rooms to work and to sell in.",
    ),
    offer(
      "💬",
      "Advice on financing",
      "mortgage, financing advice",
      "Ask us where to begin.",
      "questions of financing",
    ),
    offer(
      "🌍",
      "Moving here",
      "relocation, expat",
      "New in town? Ask us about the quarters and their moods.",
      "moving here",
    ),
  ],
  figures: [
    { label: "Homes on offer", hint: "For example 35" },
    { label: "Years in the market", hint: "For example 14" },
    { label: "Agents in the team", hint: "For example 6" },
  ],
  plans: [
    {
      name: "Valuation",
      period: "",
      features: ["A visit to your home", "An estimate"],
      hint: "For example $250",
    },
    {
      name: "Full sale",
      period: "of the sale price",
      features: ["Pictures and advertisements", "Viewings"],
      hint: "For example 2.5%",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "[houses in {place}]", "[apartments in {place}]"],
};
