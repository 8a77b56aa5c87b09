import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const foodTruck: BusinessKind = {
  key: "food-truck",
  label: "food truck",
  ...named(
    "food truck, food van, street food truck=food truck, street food stall, food trailer, food cart, burger van, pizza van, street food business, coffee van",
    "street food",
  ),
  hints: list("truck, van, festivals, markets, street, burgers, tacos, pitch, wood fired, parked"),
  qualifiers: list(
    "vegan, vegetarian, Mexican, Italian, Thai, Korean, Greek, Indian, burger, taco, pizza, family",
  ),
  schemaType: "FoodEstablishment",
  isLocal: true,
  comesToCustomers: true,
  accent: "terracotta",
  headlines: {
    plain: "Good food on wheels[ in {place}]",
    warm: "Come to the hatch and say hello",
    elegant: "Simple food, made with care",
    lively: "Follow the smell",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Ask us where we stand next, and come hungry.",
  ctaText: "Book us",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer("🌮", "Tacos", "taco", "Eaten standing up, with a napkin."),
    offer("🌯", "Burritos", "burrito", "For both hands."),
    offer("🍔", "Burgers", "burger, cheeseburger, smash burger", "For one hand, or for both."),
    offer("🍕", "Pizza", "pizza, wood fired pizza", "Out of the oven and into your hands."),
    offer("🥙", "Wraps", "wrap, gyros, pita, kebab", "Something filled, for the way."),
    offer("🧆", "Falafel", "falafel", "Crisp, and gone too soon."),
    offer("🍟", "Fries", "fries, loaded fries, french fries", "For the hand that is still free."),
    offer("🌱", "Vegan dishes", "vegan, plant based", "From plants alone; ask what is on the board."),
    offer("☕", "Coffee", "coffee, espresso, flat white", "For the cold hours of a market day."),
    offer(
      "💍",
      "Weddings",
      "wedding, wedding catering",
      "Tell us the day, the place and how many you are.",
      "weddings",
    ),
    offer(
      "🎪",
      "Festivals and markets",
      "festival, street food market, food market",
      "You run one? Ask us whether we are free.",
    ),
    offer(
      "🎉",
      "Private parties",
      "private party, birthday party, private hire, private event",
      "A garden, a yard or a car park may be room enough.",
    ),
    offer(
      "🏢",
      "Company events",
      "corporate event, company event, office lunch, corporate catering",
      "A lunch that gets people away from their desks.",
    ),
  ],
  figures: [
    { label: "Dishes on the board", hint: "For example 6" },
    { label: "Events a year", hint: "For example 60" },
    { label: "Guests at the largest event", hint: "For example 300" },
  ],
  plans: [
    { name: "Party", period: "per guest", features: ["A main dish for each guest"], hint: "For example $16" },
    {
      name: "Wedding",
      period: "per guest",
      features: ["A main dish and sides", "A talk about your day"],
      hint: "For example $24",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "street food", "food truck hire", "[street food in {place}]"],
};
