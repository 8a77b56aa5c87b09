import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const onlineShop: BusinessKind = {
  key: "online-shop",
  label: "online shop",
  ...named(
    "online shop, online store, web shop=online shop, webshop=online shop, e commerce shop=online shop, ecommerce shop=online shop, e commerce store=online store, ecommerce store=online store, internet shop=online shop, online boutique, etsy shop=Etsy shop, ecommerce business=online shop, online retailer=online shop",
    "ecommerce, e commerce, mail order",
  ),
  hints: list(
    "shipping, ship, cart, checkout, products, returns, handmade, parcels, orders, worldwide, sell online, online, ships, parcel",
  ),
  qualifiers: list("vegan, organic, sustainable, fair trade, handmade, vintage, independent, second-hand"),
  schemaType: "OnlineStore",
  isLocal: false,
  accent: "ocean",
  headlines: {
    plain: "The shop of {name}",
    warm: "Have a look around, take your time",
    elegant: "Fewer things, better chosen",
    lively: "Go on, treat yourself",
  },
  subtitle:
    "{name} is {a kind}[ from {place}]. Browse in peace, put aside what you like, and look forward to the parcel.",
  ctaText: "Visit the shop",
  tagline: "{Kind}[ from {place}]",
  offers: [
    offer(
      "🆕",
      "New in the shop",
      "new arrivals, new collection, latest collection",
      "Have a look at what has come in.",
      "new arrivals",
    ),
    offer(
      "🎁",
      "Gifts",
      "gift wrapping, gift box, gifts",
      "For birthdays, for housewarmings, for no reason at all.",
    ),
    offer(
      "🧶",
      "Handmade pieces",
      "handmade, hand made, handcrafted",
      "No two pieces quite alike.",
      "handmade pieces",
    ),
    offer(
      "👕",
      "Clothing",
      "clothing, clothes, fashion, t shirt, dresses, shirts",
      "Pieces that you reach for again and again.",
    ),
    offer(
      "💍",
      "Jewellery",
      "jewellery, jewelry, earrings",
      "The small thing that finishes the day's outfit.",
    ),
    offer("👜", "Accessories", "handbags, scarves, accessories", "For what a pocket can't hold."),
    offer(
      "🏠",
      "Things for the home",
      "home decor, candle, ceramics, kitchenware, homeware, home textiles",
      "Things that make a room yours.",
      "things for the home",
    ),
    offer("🧴", "Care and beauty", "cosmetics, soap, skincare", "For skin, hair and quiet evenings."),
    offer(
      "🍯",
      "Food and drink",
      "loose tea, chocolate, spices, honey, delicacies, olive oil, coffee beans",
      "Good things for the pantry.",
    ),
    offer(
      "🧸",
      "Things for children",
      "toys, kid's clothes, children's clothes, baby clothes, children's books",
      "To play with, to cuddle and to wear.",
      "things for children",
    ),
    offer(
      "📦",
      "Shipping",
      "shipping, home delivery, ship worldwide, ships worldwide, shipped",
      "Ask us where to, and how long it takes.",
    ),
    offer("↩️", "Returns", "returns, refunds", "Ask us how it works, before or after.", "returns"),
  ],
  figures: [
    { label: "Products in the shop", hint: "For example 240" },
    { label: "Parcels sent", hint: "For example 5,000" },
    { label: "Countries we ship to", hint: "For example 12" },
  ],
  plans: [
    { name: "Gift box", period: "per box", features: ["A selection of favourites"], hint: "For example $49" },
    {
      name: "Subscription",
      period: "per month",
      features: ["A parcel every month"],
      hint: "For example $29",
    },
  ],
  keywords: ["{kind}", "{name}", "buy online", "[{kind} {place}]"],
};
