import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const interiorDesigner: BusinessKind = {
  key: "interior-designer",
  label: "interior design studio",
  ...named(
    "interior design studio, interior designer=interior design studio, interior design firm, interior architect=interior design studio, interior design practice, home stager=home staging studio, interior decorator=interior design studio",
    "interior design, home staging=home staging studio",
  ),
  hints: list(
    "interiors, rooms, furniture, fabrics, lighting, mood boards, colour schemes, floor plans, curtains, homes",
  ),
  qualifiers: list("residential, commercial, boutique, sustainable, independent, hotel, restaurant"),
  schemaType: "ProfessionalService",
  isLocal: true,
  accent: "terracotta",
  headlines: {
    plain: "Interiors[ in {place}]",
    warm: "Rooms that feel like you",
    elegant: "Rooms, composed",
    lively: "That wall? Let's talk about it",
  },
  subtitle:
    "{name} is {a kind}[ in {place}]. Show us the room, and tell us how you would like to live in it.",
  ctaText: "Arrange a first talk",
  tagline: "Your {kind}[ in {place}]",
  offering: "We help with",
  offers: [
    offer("🛋️", "Living rooms", "living room, lounge, sitting room", "For evenings in and guests on Sundays."),
    offer("🍳", "Kitchens", "kitchen design, kitchens, kitchen planning", "Where everybody ends up anyway."),
    offer("🛁", "Bathrooms", "bathroom design, bathrooms", "Small rooms that are used every day."),
    offer("🛏️", "Bedrooms", "bedroom, bedrooms", "For the first and the last look of the day."),
    offer(
      "🎨",
      "Colours",
      "colour scheme, color scheme, colour consultation, color consultation",
      "Samples on the wall, in your own light.",
      "colour schemes",
    ),
    offer(
      "💡",
      "Lighting",
      "lighting design, lighting plan, lighting",
      "Less from the ceiling, more where you sit.",
    ),
    offer(
      "🪟",
      "Curtains and fabrics",
      "curtains, fabrics, soft furnishings, upholstery",
      "For windows, chairs and bare rooms.",
    ),
    offer(
      "📐",
      "Floor plans",
      "floor plan, space planning, layout",
      "Moved on paper first, then on the floor.",
    ),
    offer(
      "🏢",
      "Offices and shops",
      "office design, shop design, retail design, commercial interiors",
      "Rooms that people work and buy in.",
    ),
    offer("🏷️", "Home staging", "home staging, property staging", "For homes that are to be sold."),
    offer(
      "🪑",
      "Furniture",
      "furniture selection, bespoke furniture, furniture",
      "Found, or drawn for the place.",
    ),
  ],
  figures: [
    { label: "Rooms designed", hint: "For example 160" },
    { label: "Years of experience", hint: "For example 11" },
    { label: "People in the team", hint: "For example 3" },
  ],
  plans: [
    {
      name: "Advice at home",
      period: "per visit",
      features: ["A walk through your rooms", "First ideas"],
      hint: "For example $180",
    },
    {
      name: "One room",
      period: "per room",
      features: ["Floor plan", "Colours and materials"],
      hint: "For example $950",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "interior design", "[interior design {place}]"],
};
