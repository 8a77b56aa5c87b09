import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const gym: BusinessKind = {
  key: "gym",
  label: "gym",
  ...named(
    "gym, fitness studio, fitness centre, fitness center, fitness club, crossfit box=CrossFit box, personal trainer=personal training studio, personal training studio, boxing club, boxing gym, climbing gym, martial arts school, health club, training studio, dojo",
    "crossfit",
  ),
  hints: list(
    "workout, workouts, weights, strength, cardio, fitness, trainers, treadmill, hiit, lifting, members, spinning",
  ),
  qualifiers: list(
    "women's, ladies', family, boutique, CrossFit, community, independent, strength, climbing, boxing",
  ),
  schemaType: "ExerciseGym",
  schemaTypes: {
    "health club": "HealthClub",
    "martial arts school": "SportsActivityLocation",
    dojo: "SportsActivityLocation",
    "climbing gym": "SportsActivityLocation",
  },
  isLocal: true,
  accent: "slate",
  headlines: {
    plain: "Train[ in {place}]",
    warm: "Start where you are",
    elegant: "Strength, at your own pace",
    lively: "Sweat now, grin later",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Come in as you are, and begin where you are.",
  ctaText: "Try a session",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "🏋️",
      "Strength training",
      "strength training, weights, weightlifting, powerlifting, lifting weights",
      "To lift a little more than last week.",
    ),
    offer(
      "🏃",
      "Cardio",
      "cardio, treadmill, rowing machine, endurance training",
      "For as long as your breath lasts.",
      "cardio training",
    ),
    offer(
      "👥",
      "Group classes",
      "group class, group classes, group training, fitness class, fitness classes, bootcamp, boot camp, aerobics, zumba",
      "With others it is easier than alone.",
    ),
    offer(
      "🎯",
      "Personal training",
      "personal training, personal coaching, personal trainer, one to one training",
      "One trainer, and your own aim.",
    ),
    offer(
      "🧘",
      "Mobility and stretching",
      "mobility training, mobility class, stretching, yoga class",
      "For joints that sit too much.",
    ),
    offer(
      "🔥",
      "Interval training",
      "hiit, interval training, circuit training, functional training",
      "Short, hard, and over sooner than you think.",
    ),
    offer("🚴", "Indoor cycling", "spinning class, indoor cycling, spin class", "Hills without weather."),
    offer("🥊", "Boxing", "boxing, kickboxing", "Footwork, and a bag that does not mind."),
    offer("🥋", "Martial arts", "martial arts, karate, judo, jiu jitsu, mma", "Technique and respect."),
    offer(
      "🥗",
      "Nutrition advice",
      "nutrition advice, nutrition coaching, meal plan",
      "What to eat so that training works.",
      "advice on nutrition",
    ),
    offer("🧖", "Sauna", "sauna, ice bath, steam room", "Because rest is part of training.", "sauna"),
    offer(
      "🧒",
      "For young people",
      "kids class, kid's class, children's class, teen class, youth training",
      "Movement and play for those who grow.",
      "classes for young people",
    ),
    offer("🧗", "Climbing", "climbing wall, bouldering, indoor climbing", "Up the wall."),
  ],
  figures: [
    { label: "Members", hint: "For example 400" },
    { label: "Classes a week", hint: "For example 35" },
    { label: "Trainers in the team", hint: "For example 7" },
  ],
  plans: [
    { name: "Day pass", period: "per day", features: ["A day of training"], hint: "For example $15" },
    {
      name: "Membership",
      period: "per month",
      features: ["Training as often as you like"],
      hint: "For example $49",
    },
    {
      name: "Membership with classes",
      period: "per month",
      features: ["All of Membership", "Group classes"],
      hint: "For example $69",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "fitness", "[fitness {place}]"],
};
