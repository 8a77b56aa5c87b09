import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const bar: BusinessKind = {
  key: "bar",
  label: "bar",
  ...named(
    "bar, pub, cocktail bar, wine bar, beer bar, taproom, tavern, gastropub, brewery, brewpub, nightclub, beer garden, lounge bar, speakeasy, whisky bar, night club=nightclub",
  ),
  hints: list("cocktails, beers, beer, draught, draft, ale, whisky, gin, bartender, happy hour, drinks"),
  qualifiers: list(
    "Irish, craft beer, craft, sports, rooftop, natural wine, neighbourhood, neighborhood, family, jazz, karaoke, English",
  ),
  schemaType: "BarOrPub",
  schemaTypes: { nightclub: "NightClub", brewery: "Brewery" },
  isLocal: true,
  accent: "plum",
  headlines: {
    plain: "A good drink, good company[ in {place}]",
    warm: "Pull up a chair and stay a while",
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
      "beer, draught beer, draft beer, lager, ipa, stout",
      "From the tap or the bottle; ask us what there is.",
    ),
    offer("🍷", "Wine", "wine, natural wine, prosecco", "By the glass or by the bottle; ask us which."),
    offer(
      "🥃",
      "Spirits",
      "whisky, whiskey, gin, rum, mezcal",
      "Something to sip slowly at the end of the day.",
    ),
    offer(
      "🎉",
      "Private parties",
      "private party, birthday party, private hire, function room",
      "Tell us how many you are, and what you plan.",
    ),
    offer(
      "🍹",
      "Drinks without alcohol",
      "non alcoholic, alcohol free",
      "Drinks with everything but the alcohol.",
      "drinks without alcohol",
    ),
    offer(
      "🍟",
      "Food from the kitchen",
      "bar snack, burger, pub food, fish and chips, small plates, sunday roast, tapas, bar food",
      "Something to eat beside the glass.",
      "food",
    ),
    offer(
      "🎸",
      "Live music",
      "live music, live band, live jazz, concert",
      "For evenings when talking can wait.",
    ),
    offer(
      "🧠",
      "Quiz nights",
      "quiz, quiz night, trivia night, game night, board game night",
      "Bring a team, or join one.",
    ),
    offer(
      "⚽",
      "Sport on the screen",
      "live sport, live football, sport on screen, sports on tv",
      "Watch it with others; it is louder, and better.",
      "sport on the screen",
    ),
    offer("🎤", "Karaoke", "karaoke", "For the song that you only sing in the car."),
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
      features: ["A flight of small glasses"],
      hint: "For example $25",
    },
    {
      name: "Party package",
      period: "per person",
      features: ["A reserved area", "A welcome drink"],
      hint: "For example $35",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "drinks", "[going out in {place}]"],
};
