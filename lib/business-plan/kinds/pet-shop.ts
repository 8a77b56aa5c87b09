import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const petShop: BusinessKind = {
  key: "pet-shop",
  label: "pet shop",
  ...named(
    "pet shop, pet store, pet supplies shop, pet supply store=pet supplies shop, aquarium shop, pet food shop, pet boutique, animal supplies shop=pet supplies shop",
  ),
  hints: list(
    "dogs, cats, pets, pet food, aquariums, fish, leashes, leads, collars, cages, hamsters, bird seed",
  ),
  qualifiers: list("independent, family, local, organic, natural"),
  schemaType: "PetStore",
  isLocal: true,
  accent: "olive",
  headlines: {
    plain: "Good things for animals[ in {place}]",
    warm: "For those who wait at home",
    elegant: "Fine things for four paws",
    lively: "Tails will wag",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Tell us who lives with you, and let us find what suits them.",
  ctaText: "Plan your visit",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "🐕",
      "For dogs",
      "dog food, dog toy, dog bed, dog supplies, leads and collars",
      "To chew, to chase and to sleep on.",
      "things for dogs",
    ),
    offer(
      "🐈",
      "For cats",
      "cat food, cat toy, cat litter, scratching post",
      "To scratch, to hunt and to ignore.",
      "things for cats",
    ),
    offer(
      "🐹",
      "Small animals",
      "rabbit, hamster, guinea pig, small animal",
      "Hay, houses and hiding places.",
      "things for small animals",
    ),
    offer("🐠", "Fish and aquariums", "aquarium, tropical fish, fish tank", "From the first tank on."),
    offer(
      "🦜",
      "Birds",
      "bird food, bird cage, bird seed, parrot",
      "For songs in the kitchen.",
      "things for birds",
    ),
    offer(
      "🦎",
      "Reptiles",
      "reptile, terrarium, vivarium",
      "For those who like it warm.",
      "things for reptiles",
    ),
    offer(
      "🥣",
      "Food",
      "pet food, raw food, grain free, natural food",
      "Dry, wet or raw: ask us what suits.",
      "pet food",
    ),
    offer(
      "🦮",
      "Leads and collars",
      "leash, harness, dog collar, dog lead",
      "For walks that go where you want.",
    ),
    offer(
      "💬",
      "Advice",
      "feeding advice, pet advice, advice on pets",
      "Before the animal comes, and after.",
      "advice on keeping animals",
    ),
    offer("🛵", "Delivery", "delivery, home delivery, we deliver", "For sacks that are heavy to carry."),
  ],
  figures: [
    { label: "Products in the shop", hint: "For example 900" },
    { label: "Years in business", hint: "For example 14" },
    { label: "People in the team", hint: "For example 5" },
  ],
  plans: [
    {
      name: "Puppy starter set",
      period: "per set",
      features: ["Bowl, lead and bed"],
      hint: "For example $79",
    },
    { name: "Monthly food", period: "per month", features: ["Food for one animal"], hint: "For example $45" },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "pet food", "[pet supplies {place}]"],
};
