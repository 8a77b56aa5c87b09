import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const florist: BusinessKind = {
  key: "florist",
  label: "florist",
  ...named(
    "florist, flower shop, florist shop=florist, flower studio, floral studio, floral designer=floral studio, flower store=flower shop, floristry=florist, flower boutique",
  ),
  hints: list("flowers, bouquets, bouquet, roses, floral, arrangements, tulips, wreaths, stems, blooms"),
  qualifiers: list("wedding, family, local, organic, independent, seasonal"),
  schemaType: "Florist",
  isLocal: true,
  accent: "rose",
  headlines: {
    plain: "Flowers[ in {place}]",
    warm: "Say it with what is in bloom",
    elegant: "Flowers, composed",
    lively: "Colour for your kitchen table",
  },
  subtitle:
    "{name} is your {kind}[ in {place}]. Tell us for whom, and let us find something that suits them.",
  ctaText: "Order flowers",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "💐",
      "Bouquets",
      "bouquet, cut flowers, hand tied, flowers",
      "Large or small, for whoever you think of.",
    ),
    offer(
      "💍",
      "Weddings",
      "wedding flowers, weddings, bridal bouquet, wedding",
      "From the bride's bouquet to the last table.",
      "wedding flowers",
    ),
    offer(
      "🕊️",
      "Funeral flowers",
      "funeral, sympathy flowers, wreath, condolence",
      "Wreaths and arrangements, made with feeling.",
    ),
    offer("🛵", "Delivery", "delivery, we deliver", "Tell us where to, and what the card should say."),
    offer(
      "🪴",
      "Plants",
      "plants, pot plant, houseplant, succulent, orchid",
      "For window sills, offices and people without green fingers.",
    ),
    offer(
      "🎉",
      "Events",
      "event flowers, events, table decoration",
      "Flowers for tables, stages and entrances.",
      "flowers for events",
    ),
    offer(
      "📅",
      "Flowers every week",
      "flower subscription, weekly flowers, weekly bouquet, subscription",
      "A fresh vase for your home or your reception.",
      "flowers every week",
    ),
    offer("🌾", "Dried flowers", "dried flower, dried bouquet", "They keep their colour, and need no water."),
    offer(
      "🏢",
      "For businesses",
      "office flowers, corporate flowers, hotel flowers, flowers for offices",
      "Something in bloom where your customers come in.",
      "flowers for businesses",
    ),
    offer(
      "👩‍🎨",
      "Workshops",
      "flower workshop, floristry workshop, wreath workshop, floristry course, flower arranging",
      "Learn to bind a bouquet.",
      "workshops",
    ),
  ],
  figures: [
    { label: "Kinds of flowers", hint: "For example 45" },
    { label: "Weddings a year", hint: "For example 25" },
    { label: "Years among flowers", hint: "For example 12" },
  ],
  plans: [
    { name: "Small bouquet", period: "", features: ["Flowers of the season"], hint: "For example $25" },
    {
      name: "Large bouquet",
      period: "",
      features: ["Flowers of the season", "A card with your words"],
      hint: "For example $55",
    },
    {
      name: "Flowers every week",
      period: "per month",
      features: ["A bouquet each week"],
      hint: "For example $110",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "flowers", "[flowers {place}]"],
};
