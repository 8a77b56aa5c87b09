import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const takeaway: BusinessKind = {
  key: "takeaway",
  label: "takeaway",
  ...named(
    "takeaway restaurant=takeaway, takeaway shop=takeaway, fish and chip shop, chip shop, kebab shop, indian takeaway=Indian takeaway, chinese takeaway=Chinese takeaway, thai takeaway=Thai takeaway, pizza takeaway, sandwich shop, takeout restaurant=takeout restaurant, fish and chips shop=fish and chip shop, sandwich bar, burger takeaway, kebab takeaway",
  ),
  hints: list("takeaway, takeout, curry, kebab, chips, burgers, wraps, orders by phone, collection, naan"),
  qualifiers: list(
    "family, halal, vegan, vegetarian, local, traditional, Indian, Chinese, Thai, Turkish, Greek, Italian",
  ),
  schemaType: "FastFoodRestaurant",
  isLocal: true,
  accent: "terracotta",
  headlines: {
    plain: "Good food to take home[ in {place}]",
    warm: "Tonight, let us cook for you",
    elegant: "Good food, simply packed",
    lively: "Hungry? Give us a call",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Choose what you like, take it home, and put your feet up.",
  ctaText: "Place an order",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "🍛",
      "Curries",
      "curry, curries, tikka masala, korma, biryani, dal",
      "Mild or fiery: tell us how you like it.",
    ),
    offer("🥙", "Kebabs", "kebab, doner, gyros, souvlaki", "Something hot to hold in your hand."),
    offer("🌯", "Wraps", "wrap, falafel wrap", "Rolled up, for the way."),
    offer("🍟", "Fish and chips", "fish and chips, battered fish", "Hot, with salt and vinegar if you like."),
    offer("🍔", "Burgers", "burger, cheeseburger", "For one hand, or for both."),
    offer("🍕", "Pizza", "pizza, calzone", "For one, or for the whole sofa."),
    offer("🍜", "Noodles", "noodle, chow mein, pad thai, ramen", "Out of the pan and into the box."),
    offer("🍚", "Rice dishes", "fried rice, rice dish", "With chopsticks, if you dare."),
    offer(
      "🥗",
      "Vegetarian dishes",
      "vegetarian, meat free, paneer",
      "Without meat; ask us what there is today.",
    ),
    offer("🥪", "Sandwiches", "sandwich, baguette, panini, ciabatta", "For the lunch break."),
    offer(
      "👨‍👩‍👧",
      "Meals for sharing",
      "family meal, meal deal, set meal, party platter",
      "For two, for four, or for a full house.",
    ),
    offer(
      "🛵",
      "Delivery",
      "delivery, home delivery, we deliver",
      "For evenings when nobody wants to go out.",
    ),
  ],
  figures: [
    { label: "Dishes on the menu", hint: "For example 35" },
    { label: "Years at the stove", hint: "For example 12" },
    { label: "Orders a week", hint: "For example 400" },
  ],
  plans: [
    {
      name: "Meal for one",
      period: "per meal",
      features: ["A main dish", "A side dish"],
      hint: "For example $13.50",
    },
    {
      name: "Meal for two",
      period: "for two",
      features: ["Two main dishes", "Side dishes to share"],
      hint: "For example $25",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "food to take away", "[takeaway food in {place}]"],
};
