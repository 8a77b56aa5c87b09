import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const petGroomer: BusinessKind = {
  key: "pet-groomer",
  label: "pet grooming salon",
  ...named(
    "pet groomer=pet grooming salon, dog groomer=dog grooming salon, dog grooming salon, pet grooming salon, grooming salon=pet grooming salon, dog salon=dog grooming salon, pet salon=pet grooming salon, cat groomer=cat grooming salon, mobile dog groomer=mobile dog grooming service, dog grooming parlour",
    "dog grooming=dog grooming salon, pet grooming, cat grooming=cat grooming salon",
  ),
  hints: list("dogs, coats, fur, clip, paws, claws, breeds, wash, poodles, shampoo, grooming"),
  qualifiers: list("mobile, family, local, independent"),
  schemaType: "LocalBusiness",
  isLocal: true,
  accent: "rose",
  headlines: {
    plain: "Clean coats and happy tails[ in {place}]",
    warm: "Every dog has its bath day",
    elegant: "Well groomed, gently",
    lively: "From muddy to marvellous",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Tell us about your animal: its coat, its age and its moods.",
  ctaText: "Book an appointment",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "🛁",
      "Bath and dry",
      "dog bath, baths, bath and brush, bathing",
      "For what rolls in things.",
      "baths",
    ),
    offer(
      "✂️",
      "Clipping and trimming",
      "clip, clipping, trim, trimming, scissoring, haircut",
      "Short for summer, or as the breed likes it.",
    ),
    offer(
      "🪮",
      "Brushing",
      "brushing, detangling, dematting, deshedding, de shedding",
      "For the sofa's sake too.",
    ),
    offer(
      "🐾",
      "Claws and paws",
      "claw, nail clipping, nail trim, paw care",
      "Ask us how often they need it.",
      "care of claws and paws",
    ),
    offer("🪒", "Hand stripping", "hand stripping, hand strip", "For wire coats, the old way."),
    offer(
      "👂",
      "Ears and teeth",
      "ear cleaning, teeth brushing, teeth cleaning",
      "The small things that are easily forgotten.",
      "care of ears and teeth",
    ),
    offer(
      "🐶",
      "Puppies",
      "puppy, puppies, puppy groom",
      "A first visit, to get used to it all.",
      "first visits for puppies",
    ),
    offer(
      "🐱",
      "Cats",
      "cat grooming, long haired cat, cats",
      "For long hair and strong opinions.",
      "grooming for cats",
    ),
    offer(
      "🐕",
      "Day care",
      "doggy day care, dog day care, day care",
      "Ask us whether there is a place free.",
    ),
    offer("🦮", "Dog walking", "dog walking, dog walks", "For days when you are late."),
  ],
  figures: [
    { label: "Dogs a week", hint: "For example 35" },
    { label: "Years of experience", hint: "For example 8" },
    { label: "Groomers in the team", hint: "For example 3" },
  ],
  plans: [
    { name: "Bath and brush", period: "per visit", features: ["Bath", "Brushing"], hint: "For example $40" },
    {
      name: "Full groom",
      period: "per visit",
      features: ["Bath and dry", "Clip and claws"],
      hint: "For example $70",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "grooming", "[dog grooming {place}]"],
};
