import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const painter: BusinessKind = {
  key: "painter",
  label: "painting company",
  ...named(
    "painting company, painter and decorator=painting and decorating company, painter=painting company, decorator=decorating company, decorating company, house painter=painting company, painting contractor, painting business=painting company, painting and decorating company",
    "painting and decorating=painting and decorating company, house painting",
  ),
  hints: list(
    "paint, walls, wallpaper, facades, interiors, exteriors, brushes, colours, plastering, decorating",
  ),
  qualifiers: list("family, local, commercial, residential, master, eco-friendly"),
  schemaType: "HousePainter",
  isLocal: true,
  comesToCustomers: true,
  accent: "plum",
  headlines: {
    plain: "Fresh paint[ in {place}]",
    warm: "Which colour will it be?",
    elegant: "Clean edges, calm walls",
    lively: "Out with the beige",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Tell us about your walls, and what colour they dream of.",
  ctaText: "Ask for a quote",
  tagline: "Your {kind}[ in {place}]",
  offering: "We take on",
  offers: [
    offer(
      "🛋️",
      "Rooms",
      "interior painting, painting rooms, rooms",
      "One wall, or the whole flat.",
      "painting of rooms",
    ),
    offer(
      "🏠",
      "Facades",
      "exterior painting, facade, exteriors, outside walls",
      "The face that a house shows to the street.",
    ),
    offer("🖼️", "Wallpaper", "wallpaper, wallpapering, wall covering", "Quiet lines or loud flowers."),
    offer(
      "🪟",
      "Windows and doors",
      "window frames, painting doors, woodwork, varnish",
      "For wood that has seen some winters.",
    ),
    offer("🧱", "Plaster", "plastering, plaster, skimming", "Smooth, before the colour comes."),
    offer(
      "🎨",
      "Advice on colours",
      "colour consultation, color consultation, colour advice, colour scheme",
      "Samples on your own wall, by day and by night.",
    ),
    offer(
      "🏢",
      "Offices and shops",
      "office painting, commercial painting, shops and offices",
      "Ask us about work at the weekend.",
    ),
    offer(
      "✨",
      "Special finishes",
      "lime wash, limewash, decorative painting, special finishes",
      "For walls that want to be touched.",
    ),
    offer(
      "🧹",
      "After tenants",
      "end of tenancy, rental repaint, between tenants",
      "White again, before the next ones come.",
      "painting after tenants",
    ),
    offer("🪜", "Staircases", "stairwell, staircase, hallway", "Where every house is used the most."),
  ],
  figures: [
    { label: "Rooms painted", hint: "For example 1,200" },
    { label: "Years in the trade", hint: "For example 15" },
    { label: "Painters in the team", hint: "For example 5" },
  ],
  plans: [
    { name: "One room", period: "per room", features: ["Walls and ceiling"], hint: "For example $380" },
    { name: "By the hour", period: "per hour", features: ["For small jobs"], hint: "For example $48" },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "painting", "[painting {place}]"],
};
