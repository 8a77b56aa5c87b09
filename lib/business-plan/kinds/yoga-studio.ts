import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const yogaStudio: BusinessKind = {
  key: "yoga-studio",
  label: "yoga studio",
  ...named(
    "yoga studio, yoga school, yoga teacher=yoga studio, pilates studio=Pilates studio, yoga and pilates studio=yoga and Pilates studio, meditation centre, meditation center, barre studio, yoga instructor=yoga studio",
    "yoga, pilates=Pilates studio",
  ),
  hints: list(
    "vinyasa, hatha, yin, ashtanga, meditation, asana, breathwork, mat, mindfulness, reformer, flow",
  ),
  qualifiers: list("hot, aerial, prenatal, Iyengar, Ashtanga, Bikram, community, family, boutique, reformer"),
  schemaType: "SportsActivityLocation",
  isLocal: true,
  accent: "olive",
  headlines: {
    plain: "Movement and stillness[ in {place}]",
    warm: "Arrive, breathe, stay a while",
    elegant: "Room to breathe",
    lively: "Roll out your mat",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Arrive, breathe out, and leave the day behind you.",
  ctaText: "Book a class",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "🌱",
      "For beginners",
      "for beginners, beginner's class, beginner's course, beginner class",
      "Nobody began as an expert.",
      "classes for beginners",
    ),
    offer(
      "🌊",
      "Vinyasa flow",
      "vinyasa, flow yoga, power yoga",
      "One movement, one breath.",
      "vinyasa flow",
    ),
    offer(
      "🧘",
      "Hatha yoga",
      "hatha, iyengar, ashtanga",
      "Postures held calmly, with time to feel them.",
      "hatha yoga",
    ),
    offer(
      "🌙",
      "Yin and restorative",
      "yin, restorative yoga, gentle yoga, yoga nidra",
      "Long, soft stretches for the end of the day.",
      "yin and restorative yoga",
    ),
    offer(
      "🤰",
      "Before and after birth",
      "prenatal, pregnancy yoga, postnatal, mum and baby",
      "For two, first and later.",
      "yoga before and after birth",
    ),
    offer("🤸", "Pilates", "pilates, reformer pilates, barre class", "For a strong middle.", "Pilates"),
    offer(
      "🕯️",
      "Meditation and breath",
      "meditation, breathwork, mindfulness",
      "Sitting still can be learned.",
    ),
    offer("🔥", "Hot yoga", "hot yoga, bikram", "Bring a towel."),
    offer(
      "🧑‍🏫",
      "Private lessons",
      "private lesson, private class, one to one class",
      "For you alone, or for you and a friend.",
    ),
    offer(
      "⛰️",
      "Retreats and workshops",
      "yoga retreat, retreat, yoga workshop, teacher training",
      "For what an hour is too short for.",
    ),
    offer("💻", "Online classes", "online class, online classes, livestream", "From your own living room."),
    offer(
      "🏢",
      "Yoga at work",
      "corporate yoga, office yoga, yoga at work",
      "For teams that sit all day.",
      "yoga at work",
    ),
  ],
  figures: [
    { label: "Classes a week", hint: "For example 28" },
    { label: "Teachers", hint: "For example 6" },
    { label: "Mats in the room", hint: "For example 18" },
  ],
  plans: [
    { name: "Single class", period: "per class", features: ["Any class"], hint: "For example $18" },
    { name: "Ten classes", period: "", features: ["Ten classes of your choice"], hint: "For example $150" },
    {
      name: "Monthly pass",
      period: "per month",
      features: ["As many classes as you like"],
      hint: "For example $95",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "classes", "[classes in {place}]"],
};
