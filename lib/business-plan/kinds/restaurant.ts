import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

const cuisines = list(
  "Italian, French, Thai, Indian, Mexican, Chinese, Japanese, Korean, Vietnamese, Greek, Turkish, Lebanese, Spanish, Portuguese, Swiss, German, Austrian, African, Ethiopian, Moroccan, Peruvian, Brazilian, Caribbean, American, British, Mediterranean, Asian, Georgian, Nepalese, Persian, Syrian, vegan, vegetarian, plant-based, seafood, fusion, Neapolitan, Sicilian",
);
const loose = list("family, neighbourhood, neighborhood, fine dining, farm-to-table, rooftop");

export const restaurant: BusinessKind = {
  key: "restaurant",
  label: "restaurant",
  ...named(
    "restaurant, bistro, trattoria, brasserie, pizzeria, steakhouse, eatery=restaurant, diner, osteria, ristorante=restaurant, taverna, tapas bar, sushi bar, ramen bar, noodle bar, oyster bar, pizza place=pizzeria, burger joint=burger restaurant, burger restaurant",
  ),
  hints: list(
    "chef, dishes, cuisine, dinner, lunch, menu, pasta, pizza, wine list, tables, dining, tasting menu",
  ),
  qualifiers: [...cuisines, ...loose],
  schemaType: "Restaurant",
  qualifierProperty: "servesCuisine",
  looseQualifiers: loose,
  isLocal: true,
  accent: "terracotta",
  headlines: {
    plain: "Come and eat with us[ in {place}]",
    warm: "Sit down, we are glad you are here",
    elegant: "A table at {name}",
    lively: "Hungry? Come to {name}",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Take a seat, take your time, and let us cook for you.",
  ctaText: "Book a table",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer("🍽️", "Lunch", "lunch, business lunch, lunch menu", "For a short break, or for a long one."),
    offer("🕯️", "Dinner", "dinner, evening menu, tasting menu, supper", "An evening for you and your guests."),
    offer(
      "🎉",
      "Private parties",
      "private party, private event, birthday party, function room",
      "A birthday, an anniversary, a team dinner: tell us how many you are.",
    ),
    offer(
      "🥂",
      "Wine",
      "wine, wine list, natural wine",
      "Something to go with every plate; ask us what fits.",
    ),
    offer(
      "🥗",
      "Vegetarian dishes",
      "vegetarian, meat free",
      "Plates without meat; ask us what is on the menu.",
    ),
    offer(
      "🍰",
      "Desserts",
      "dessert, tiramisu, gelato",
      "Save some room: the sweet end of the menu is worth it.",
    ),
    offer(
      "🛵",
      "Delivery",
      "delivery, home delivery, we deliver",
      "Order your favourites and eat them at home.",
    ),
    offer("🍕", "Pizza", "pizza, wood fired pizza", "For one, or cut up for the whole table."),
    offer(
      "🍝",
      "Pasta",
      "pasta, homemade pasta, fresh pasta, ravioli",
      "A plate of it cheers up most evenings.",
    ),
    offer("🍣", "Sushi", "sushi, sashimi", "For one, or for the whole table."),
    offer(
      "🥩",
      "From the grill",
      "grill, steak, barbecue, grilled meat, kebab",
      "Hot from the fire; tell us how you like it.",
      "dishes from the grill",
    ),
    offer(
      "🥡",
      "Catering",
      "catering",
      "For the office, the club or a house full of guests: tell us what you plan.",
    ),
    offer(
      "☀️",
      "Tables outside",
      "outdoor seating, outdoor tables, tables outside, our terrace, sun terrace, roof terrace, garden tables, terrace seating",
      "For days that are too fine to sit indoors.",
    ),
    offer(
      "🥡",
      "Takeaway",
      "takeaway, take away, takeout, food to go",
      "Order ahead, and eat it where you like.",
    ),
    offer(
      "🌱",
      "Vegan dishes",
      "vegan, plant based",
      "Plates from plants alone; ask us what is on the menu.",
    ),
    offer("🍸", "Cocktails", "cocktail", "Before the meal, or long after it."),
  ],
  figures: [
    { label: "Dishes on the menu", hint: "For example 24" },
    { label: "Seats", hint: "For example 40" },
    { label: "Years at the stove", hint: "For example 12" },
  ],
  plans: [
    {
      name: "Lunch menu",
      period: "per person",
      features: ["Main course", "Soft drink"],
      hint: "For example $14.90",
    },
    {
      name: "Evening menu",
      period: "per person",
      features: ["Starter, main course and dessert"],
      hint: "For example $39",
    },
    {
      name: "Party menu",
      period: "per person",
      features: ["Three courses for the whole table"],
      hint: "For example $55",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "[restaurants in {place}]", "[eating out in {place}]"],
};
