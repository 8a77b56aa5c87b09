import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const iceCream: BusinessKind = {
  key: "ice-cream",
  label: "ice cream parlour",
  ...named(
    "ice cream parlour, ice cream parlor, ice cream shop, gelateria, gelato shop=gelateria, ice cream cafe=ice cream café, frozen yoghurt shop, frozen yogurt shop, dessert parlour, dessert parlor, ice cream van",
    "ice cream, gelato",
  ),
  hints: list("sorbet, scoops, scoop, sundaes, cones, flavours, flavors, waffles, milkshakes, gelato"),
  qualifiers: list("Italian, vegan, artisan, family, organic, traditional"),
  schemaType: "IceCreamShop",
  isLocal: true,
  accent: "rose",
  headlines: {
    plain: "Ice cream[ in {place}]",
    warm: "Room for one more scoop?",
    elegant: "Ice cream, thoughtfully made",
    lively: "Life is short. Have another scoop.",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Choose a flavour, or two, and let the day wait.",
  ctaText: "Plan your visit",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer("🍨", "Ice cream", "ice cream, gelato, scoop", "In a cup or a cone: the hard part is to choose."),
    offer("🍧", "Sorbets", "sorbet, granita", "For hot days and light appetites."),
    offer("🌱", "Vegan flavours", "vegan, dairy free, plant based", "Ask us which flavours do without milk."),
    offer(
      "🍓",
      "Sundaes",
      "sundae, banana split, knickerbocker glory",
      "With a long spoon, and perhaps a second one.",
    ),
    offer("🧇", "Waffles", "waffle", "Something warm beside something cold."),
    offer("🥞", "Crêpes", "crepe", "Thin, folded and soon gone."),
    offer("🥤", "Milkshakes", "milkshake, shake, smoothie", "Ice cream through a straw."),
    offer("🍦", "Frozen yoghurt", "frozen yoghurt, frozen yogurt, froyo", "A lighter kind of treat."),
    offer(
      "🎂",
      "Ice cream cakes",
      "ice cream cake, gelato cake",
      "For birthdays that can't wait for the oven.",
    ),
    offer("☕", "Coffee", "coffee, espresso, affogato", "Short and hot, beside your scoop."),
    offer(
      "🎉",
      "Parties and weddings",
      "wedding, birthday party, catering, event hire",
      "Ask us about ice cream for your guests.",
      "ice cream for parties",
    ),
  ],
  figures: [
    { label: "Flavours", hint: "For example 18" },
    { label: "Years of making ice cream", hint: "For example 9" },
    { label: "Seats", hint: "For example 20" },
  ],
  plans: [
    {
      name: "Family tub",
      period: "per litre",
      features: ["Flavours of your choice"],
      hint: "For example $16",
    },
    {
      name: "Ice cream cake",
      period: "per cake",
      features: ["Flavours of your choice"],
      hint: "For example $38",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "ice cream", "[ice cream in {place}]"],
};
