import type { BusinessKind } from "../kind";
import { list, offer } from "./table";

const cuisines = list(
  "Italian, French, Thai, Indian, Mexican, Chinese, Japanese, Korean, Vietnamese, Greek, Turkish, Lebanese, Spanish, Portuguese, Swiss, German, Austrian, African, Ethiopian, Moroccan, Peruvian, Brazilian, Caribbean, American, British, Mediterranean, Asian, Georgian, Nepalese, Persian, Syrian, vegan, vegetarian, plant-based, seafood, fusion, Neapolitan, Sicilian",
);

export const restaurantKinds: readonly BusinessKind[] = [
  {
    key: "restaurant",
    label: "restaurant",
    names: list(
      "restaurant, bistro, trattoria, brasserie, pizzeria, steakhouse, eatery, diner, osteria, ristorante, taverna, tapas bar, sushi bar, ramen bar, noodle bar, oyster bar, pizza place, burger joint, food truck, tearoom restaurant",
    ),
    labels: {
      bistro: "bistro",
      trattoria: "trattoria",
      brasserie: "brasserie",
      pizzeria: "pizzeria",
      steakhouse: "steakhouse",
      diner: "diner",
      osteria: "osteria",
      taverna: "taverna",
      "tapas bar": "tapas bar",
      "sushi bar": "sushi bar",
      "food truck": "food truck",
    },
    hints: list(
      "chef, dishes, cuisine, dinner, lunch, menu, pasta, pizza, wine list, tables, dining, tasting menu",
    ),
    qualifiers: [
      ...cuisines,
      ...list("family, neighbourhood, neighborhood, fine dining, farm-to-table, rooftop"),
    ],
    looseQualifiers: list("family, neighbourhood, neighborhood, fine dining, farm-to-table, rooftop"),
    schemaType: "Restaurant",
    qualifierProperty: "servesCuisine",
    isLocal: true,
    accent: "terracotta",
    headlines: {
      plain: "Come and eat with us[ in {place}]",
      warm: "Sit down, we are glad you are here",
      elegant: "An evening at {name}",
      lively: "Hungry? Come to {name}",
    },
    subtitle:
      "{name} is {a kind}[ in {place}]. Take a seat, take your time, and let the kitchen do the rest.",
    ctaText: "Book a table",
    tagline: "Your {kind}[ in {place}]",
    offers: [
      offer(
        "🍽️",
        "Lunch",
        "lunch, midday, business lunch, lunch menu",
        "For a short break, or for a long one.",
      ),
      offer(
        "🕯️",
        "Dinner",
        "dinner, evening menu, tasting menu, supper",
        "Take your time: the evening belongs to you and your guests.",
      ),
      offer(
        "🛵",
        "Delivery and takeaway",
        "delivery, deliver, takeaway, take away, takeout, to go",
        "Order your favourites and eat them at home.",
      ),
      offer(
        "🎉",
        "Private parties",
        "private party, private event, celebration, birthday party, function room, wedding",
        "A birthday, an anniversary, a team dinner: tell us how many you are.",
      ),
      offer(
        "🥂",
        "Wine and drinks",
        "wine, wine list, cocktail, natural wine, drinks",
        "Something to go with every plate; ask us what fits.",
      ),
      offer(
        "🥗",
        "Vegetarian and vegan dishes",
        "vegetarian, vegan, plant based, meat free",
        "Plates without meat, cooked with the same care as all others.",
      ),
      offer(
        "🍕",
        "Pizza",
        "pizza, wood fired pizza",
        "A thin base, a hot oven, and the toppings that you choose.",
      ),
      offer(
        "🍝",
        "Pasta",
        "pasta, homemade pasta, fresh pasta, ravioli",
        "With a light sauce in summer, and a slow one in winter.",
      ),
      offer("🍣", "Sushi", "sushi, sashimi", "Rolled to order, for one or for the whole table."),
      offer(
        "🥩",
        "From the grill",
        "grill, steak, barbecue, grilled meat, kebab",
        "Cooked over high heat, to the point that you like.",
      ),
      offer(
        "🍰",
        "Desserts",
        "dessert, tiramisu, gelato, sweets",
        "Save some room: the sweet end of the menu is worth it.",
      ),
      offer(
        "🥡",
        "Catering",
        "catering, cater",
        "Our kitchen, at your table: for the office, the club or a garden full of guests.",
      ),
      offer(
        "☀️",
        "Tables outside",
        "terrace, garden, patio, outdoor seating",
        "On a mild day, eat in the open air.",
      ),
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
        features: ["Starter, main course and dessert", "Coffee"],
        hint: "For example $39",
      },
      {
        name: "Party menu",
        period: "per person",
        features: ["Three courses for the whole table", "Drinks by arrangement"],
        hint: "For example $55",
      },
    ],
    keywords: ["{kind}", "[{kind} {place}]", "[restaurants in {place}]", "dinner", "lunch", "book a table"],
  },
  {
    key: "bar",
    label: "bar",
    names: list(
      "bar, pub, cocktail bar, wine bar, beer bar, taproom, tavern, gastropub, brewery, brewpub, nightclub, beer garden, lounge bar, speakeasy, whisky bar",
    ),
    labels: {
      pub: "pub",
      "cocktail bar": "cocktail bar",
      "wine bar": "wine bar",
      "beer bar": "beer bar",
      taproom: "taproom",
      tavern: "tavern",
      gastropub: "gastropub",
      brewery: "brewery",
      brewpub: "brewpub",
      "beer garden": "beer garden",
      "whisky bar": "whisky bar",
    },
    hints: list("cocktails, beers, beer, draught, draft, ale, whisky, gin, bartender, happy hour, drinks"),
    qualifiers: list(
      "Irish, craft beer, craft, sports, rooftop, natural wine, neighbourhood, neighborhood, family, jazz, karaoke, English",
    ),
    schemaType: "BarOrPub",
    isLocal: true,
    accent: "plum",
    headlines: {
      plain: "A good drink, good company[ in {place}]",
      warm: "Pull up a chair, we saved you one",
      elegant: "The evening begins at {name}",
      lively: "See you at the bar",
    },
    subtitle:
      "{name} is {a kind}[ in {place}]. Come as you are, bring your friends, and tell us what you are in the mood for.",
    ctaText: "Reserve a table",
    tagline: "Your {kind}[ in {place}]",
    offers: [
      offer(
        "🍸",
        "Cocktails",
        "cocktail, mocktail, aperitif",
        "The ones that you know, and one that you don't know yet.",
      ),
      offer(
        "🍺",
        "Beer",
        "beer, ale, draught, draft, lager, ipa, stout",
        "From the tap or the bottle; ask for a taste first.",
      ),
      offer(
        "🍷",
        "Wine",
        "wine, natural wine, prosecco",
        "By the glass or by the bottle, with somebody to advise you.",
      ),
      offer(
        "🥃",
        "Spirits",
        "whisky, whiskey, gin, rum, spirits, mezcal",
        "Something to sip slowly at the end of the day.",
      ),
      offer(
        "🍟",
        "Food from the kitchen",
        "food, snack, burger, pub food, fish and chips, small plates, sunday roast, tapas",
        "Plates that go well with a glass, and are easy to share.",
      ),
      offer(
        "🎸",
        "Live music",
        "live music, band, concert, dj, jazz",
        "Evenings with a stage, and room to stand close to it.",
      ),
      offer(
        "🧠",
        "Quiz nights",
        "quiz, trivia, game night, board game, darts, karaoke",
        "Bring a team, or find one at the next table.",
      ),
      offer(
        "⚽",
        "Sport on the screen",
        "sport, football, match, rugby",
        "Watch it with others; it is louder, and better.",
      ),
      offer(
        "🎉",
        "Private parties",
        "private party, birthday, private hire, event, function room",
        "A corner or the whole house for your evening.",
      ),
      offer(
        "🍹",
        "Without alcohol",
        "non alcoholic, alcohol free, soft drink",
        "Drinks with everything but the alcohol.",
      ),
    ],
    figures: [
      { label: "Beers on tap", hint: "For example 8" },
      { label: "Cocktails on the card", hint: "For example 22" },
      { label: "Seats", hint: "For example 50" },
    ],
    plans: [
      {
        name: "Tasting",
        period: "per person",
        features: ["A flight of small glasses", "Something to nibble"],
        hint: "For example $25",
      },
      {
        name: "Party package",
        period: "per person",
        features: ["A reserved area", "A welcome drink"],
        hint: "For example $35",
      },
    ],
    keywords: ["{kind}", "[{kind} {place}]", "drinks", "cocktails", "beer", "[going out in {place}]"],
  },
];
