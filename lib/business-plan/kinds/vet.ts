import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const vet: BusinessKind = {
  key: "vet",
  label: "veterinary practice",
  ...named(
    "veterinary practice, vet=veterinary practice, veterinarian=veterinary practice, veterinary clinic, vet clinic=veterinary clinic, vet practice=veterinary practice, animal clinic, animal hospital, pet clinic=veterinary clinic, veterinary surgery",
    "veterinary",
  ),
  hints: list("pets, dogs, cats, rabbits, animals, neutering, puppies, horses, paws, microchipping"),
  qualifiers: list("small animal, mobile, equine, exotic, large animal, family"),
  schemaType: "VeterinaryCare",
  isLocal: true,
  accent: "bottle-green",
  headlines: {
    plain: "Your vets[ in {place}]",
    warm: "We care for those you care for",
    elegant: "Gentle medicine for animals",
    lively: "Tails up, we are here",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Tell us about your animal, and what worries you.",
  ctaText: "Book an appointment",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer("🩺", "Check-ups", "check up, checkup, health check", "From nose to tail."),
    offer("💉", "Vaccinations", "vaccination, vaccine, jab", "At the right age, and again in time."),
    offer(
      "🔬",
      "Diagnosis",
      "x ray, ultrasound, blood test",
      "When animals can't say where it hurts.",
      "diagnosis",
    ),
    offer(
      "🏥",
      "Operations",
      "operation, neutering, spaying, castration, soft tissue surgery, animal surgery",
      "Talk it over with us beforehand.",
    ),
    offer(
      "🦷",
      "Dental care",
      "dental care, teeth cleaning, dental treatment",
      "For bad breath, tartar and teeth that hurt in silence.",
      "dental care",
    ),
    offer(
      "🐶",
      "Puppies and kittens",
      "puppy, puppies, kitten",
      "For the first months, and all first questions.",
      "care for puppies and kittens",
    ),
    offer(
      "🐰",
      "Rabbits and small animals",
      "rabbit, guinea pig, hamster",
      "Small patients with large ears.",
      "care for rabbits and small animals",
    ),
    offer(
      "🪪",
      "Chips and pet passports",
      "microchip, microchipping, pet passport, pet travel",
      "For the way home, and over the border.",
    ),
    offer(
      "🥣",
      "Nutrition advice",
      "nutrition, pet food, diet advice, weight clinic",
      "What to feed, how much, and what better not.",
      "advice on feeding",
    ),
    offer(
      "🚑",
      "Emergencies",
      "emergency care, veterinary emergency, pet emergency, emergencies, out of hours",
      "Call us first.",
      "help in emergencies",
    ),
    offer("🏠", "Home visits", "home visit, farm visit", "For animals that travel badly."),
  ],
  figures: [
    { label: "Vets in the team", hint: "For example 3" },
    { label: "Years of experience", hint: "For example 16" },
    { label: "Animals a year", hint: "For example 3,000" },
  ],
  plans: [
    { name: "Check-up", period: "per visit", features: ["Examination", "Advice"], hint: "For example $60" },
    {
      name: "First year",
      period: "",
      features: ["Vaccinations", "Chip", "Check-ups in the first year"],
      hint: "For example $190",
    },
  ],
  keywords: ["vet", "[vet {place}]", "{kind}", "[{kind} {place}]"],
};
