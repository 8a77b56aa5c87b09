import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const danceSchool: BusinessKind = {
  key: "dance-school",
  label: "dance school",
  ...named(
    "dance school, dance studio, ballet school, dance academy, dance teacher=dance school, ballroom dance studio, salsa school, tango school, ballet studio",
    "dance classes, dance lessons, ballet classes=ballet school",
  ),
  hints: list(
    "dance, dancing, ballet, salsa, tango, hip hop, ballroom, choreography, steps, dancers, jazz dance",
  ),
  qualifiers: list("family, children's, ballroom, Latin, community, independent"),
  schemaType: "SportsActivityLocation",
  isLocal: true,
  accent: "plum",
  headlines: {
    plain: "Learn to dance[ in {place}]",
    warm: "Two left feet are welcome",
    elegant: "Poise, music and practice",
    lively: "Turn up the music",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Come alone or in company, and begin with the first step.",
  ctaText: "Book a class",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer("🩰", "Ballet", "ballet, pointe", "At the barre, for small feet and grown ones."),
    offer(
      "💃",
      "Latin dances",
      "salsa, bachata, merengue, latin dance",
      "For hips that want to move.",
      "Latin dances",
    ),
    offer("🌹", "Tango", "tango, milonga", "A walk with someone, to music."),
    offer(
      "🕺",
      "Ballroom",
      "ballroom, waltz, foxtrot, quickstep",
      "For balls, weddings and kitchen floors.",
      "ballroom dancing",
    ),
    offer("🧢", "Hip hop and street dance", "hip hop, street dance, breakdance", "Loose knees, loud music."),
    offer(
      "🎶",
      "Jazz and contemporary",
      "jazz dance, contemporary dance, modern dance, lyrical dance",
      "For stories without words.",
      "jazz and contemporary dance",
    ),
    offer("👞", "Tap", "tap dance, tap dancing", "Music made with the feet.", "tap dance"),
    offer(
      "🧒",
      "For children",
      "children's ballet, kid's dance, children's dance, dance for kids, children's classes",
      "For those who dance anyway.",
      "classes for children",
    ),
    offer(
      "🌱",
      "For beginners",
      "for beginners, beginner's class, beginner's course, beginner class",
      "Nobody began as an expert.",
      "classes for beginners",
    ),
    offer(
      "💍",
      "Wedding dance",
      "wedding dance, first dance",
      "Three minutes that everybody will watch.",
      "wedding dance lessons",
    ),
    offer("🧑‍🏫", "Private lessons", "private lesson, private class", "At your own speed."),
  ],
  figures: [
    { label: "Classes a week", hint: "For example 24" },
    { label: "Teachers", hint: "For example 5" },
    { label: "Dancers", hint: "For example 180" },
  ],
  plans: [
    { name: "Single class", period: "per class", features: ["Any class"], hint: "For example $18" },
    { name: "Course", period: "per term", features: ["One class a week"], hint: "For example $180" },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "dance classes", "[dance classes {place}]"],
};
