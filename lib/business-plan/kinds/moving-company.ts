import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const movingCompany: BusinessKind = {
  key: "moving-company",
  label: "moving company",
  ...named(
    "moving company, removals company, removal company=removals company, removals firm=removals company, removal firm=removals company, moving business=moving company, movers=moving company, man and van=man-and-van service, man with a van=man-and-van service, relocation company, moving service, removal service=removals company, furniture movers=moving company",
    "removals=removals company, house removals=removals company",
  ),
  hints: list("boxes, packing, storage, furniture, van, vans, lorry, moves, pianos, house move, house moves"),
  qualifiers: list("family, local, international, independent, commercial, long-distance"),
  schemaType: "MovingCompany",
  isLocal: true,
  comesToCustomers: true,
  accent: "terracotta",
  headlines: {
    plain: "Moving house[ in {place}]",
    warm: "New home? Let us carry",
    elegant: "From door to door",
    lively: "Box by box",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Tell us from where to where, which floor, and how many boxes.",
  ctaText: "Ask for a quote",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "🏠",
      "House moves",
      "house move, home removals, house removals, residential moves, moving house",
      "From the cellar to the attic.",
    ),
    offer(
      "🏢",
      "Office moves",
      "office move, office removals, commercial moves, business removals",
      "Desks, files and the coffee machine.",
    ),
    offer(
      "📦",
      "Packing",
      "packing service, packing, unpacking",
      "For those who would rather not wrap glasses.",
    ),
    offer("🧰", "Boxes and material", "moving boxes, packing material, boxes", "Ask us how many it takes."),
    offer("🏬", "Storage", "storage, self storage, warehouse", "For what has no room just now."),
    offer(
      "🎹",
      "Pianos and heavy pieces",
      "piano, pianos, heavy furniture, antiques",
      "Tell us the weight, and the number of steps.",
      "moving of pianos",
    ),
    offer(
      "🛋️",
      "Single pieces",
      "single item, small move, sofa delivery, single items",
      "One sofa is a move as well.",
      "small moves",
    ),
    offer(
      "🌍",
      "Moves abroad",
      "international removals, international moves, moving abroad, overseas removals, overseas moves",
      "Over the border, or over the sea.",
    ),
    offer(
      "🔩",
      "Furniture taken apart",
      "furniture assembly, dismantling, assembly",
      "For beds that do not fit through the door.",
      "taking furniture apart",
    ),
    offer(
      "🚮",
      "House clearance",
      "house clearance, clearance, disposal",
      "For cellars, attics and whole homes.",
    ),
  ],
  figures: [
    { label: "Moves a year", hint: "For example 320" },
    { label: "Vans", hint: "For example 4" },
    { label: "Years in the trade", hint: "For example 13" },
  ],
  plans: [
    {
      name: "Two people and a van",
      period: "per hour",
      features: ["Two people", "A van"],
      hint: "For example $90",
    },
    {
      name: "Three-room flat",
      period: "",
      features: ["Loading, driving and unloading"],
      hint: "For example $850",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "moving house", "[moving {place}]"],
};
