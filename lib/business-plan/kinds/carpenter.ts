import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const carpenter: BusinessKind = {
  key: "carpenter",
  label: "carpentry workshop",
  ...named(
    "carpentry workshop, carpenter=carpentry workshop, joiner=joinery, furniture maker, cabinet maker, cabinetmaker=cabinet maker, furniture workshop, woodworking shop=woodworking workshop, woodworker=woodworking workshop, woodworking workshop, joinery workshop, furniture restorer, bespoke furniture maker",
    "carpentry, joinery=joinery, furniture making=furniture maker, cabinet making=cabinet maker, woodworking=woodworking workshop",
  ),
  hints: list(
    "wood, oak, timber, tables, shelves, wardrobes, stairs, doors, cabinets, furniture, woodwork, kitchens",
  ),
  qualifiers: list("family, master, traditional, bespoke, local, independent"),
  schemaType: "HomeAndConstructionBusiness",
  isLocal: true,
  accent: "terracotta",
  headlines: {
    plain: "Work in wood[ in {place}]",
    warm: "Tell us what is missing in your rooms",
    elegant: "The quiet beauty of wood",
    lively: "Knock on our wood",
  },
  subtitle:
    "{name} is {a kind}[ in {place}]. Bring a drawing, a measure or only an idea, and let us talk about wood.",
  ctaText: "Ask for a quote",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "🪑",
      "Furniture",
      "bespoke furniture, custom furniture, furniture making, chairs, benches, handmade furniture",
      "A piece that fits your room.",
    ),
    offer(
      "🪵",
      "Tables",
      "dining table, wooden table, tables, oak table",
      "For meals, for work, for a whole family.",
    ),
    offer(
      "🍳",
      "Kitchens",
      "fitted kitchen, kitchen, kitchens",
      "Drawers that glide, and corners that are used.",
    ),
    offer(
      "👔",
      "Wardrobes and cupboards",
      "wardrobe, built in wardrobe, cabinets, cupboards",
      "For slopes and niches, too.",
    ),
    offer("📚", "Shelves", "shelves, shelving, bookcase, bookshelves", "For books and all that gathers."),
    offer("🪜", "Stairs", "staircase, stairs, banister", "A climb that is pleasant to the hand."),
    offer(
      "🚪",
      "Doors",
      "wooden door, doors, front door, interior doors",
      "To close softly, or to open wide.",
    ),
    offer(
      "🪟",
      "Windows",
      "wooden window, window frames, sash window, windows",
      "For old houses and new ones.",
    ),
    offer("🧩", "Floors", "wooden floor, parquet, floorboards, hardwood floor", "To walk on barefoot."),
    offer(
      "🏡",
      "Outdoors",
      "decking, pergola, garden shed, fences, carport",
      "For the other side of the door.",
      "woodwork for outdoors",
    ),
    offer(
      "🔧",
      "Repairs and restoration",
      "furniture restoration, restoration, furniture repair",
      "For the chair of your grandmother.",
    ),
  ],
  figures: [
    { label: "Pieces made", hint: "For example 400" },
    { label: "Years in the trade", hint: "For example 17" },
    { label: "People in the workshop", hint: "For example 4" },
  ],
  plans: [
    { name: "Visit and quote", period: "", features: ["Measuring", "A quote"], hint: "For example $60" },
    {
      name: "By the hour",
      period: "per hour",
      features: ["For repairs and small jobs"],
      hint: "For example $65",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "woodwork", "[woodwork {place}]"],
};
