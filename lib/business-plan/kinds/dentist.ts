import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const dentist: BusinessKind = {
  key: "dentist",
  label: "dental practice",
  ...named(
    "dental practice, dentist=dental practice, dental clinic, dental office, dental surgery, dental studio, orthodontist=orthodontic practice, orthodontic practice, orthodontics practice=orthodontic practice",
    "dental care, dentistry",
  ),
  hints: list(
    "teeth, tooth, dental, implants, braces, whitening, fillings, root canal, hygienist, crowns, smile",
  ),
  qualifiers: list("family, private, holistic"),
  schemaType: "Dentist",
  isLocal: true,
  accent: "ocean",
  headlines: {
    plain: "Dental care[ in {place}]",
    warm: "Sit back, and tell us what troubles you",
    elegant: "Calm, careful dentistry",
    lively: "Smile, you found us",
  },
  subtitle:
    "{name} is {a kind}[ in {place}]. Ask us about your teeth: for a check-up, for a toothache, or for a second look.",
  ctaText: "Book an appointment",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "🦷",
      "Check-ups",
      "check up, checkup, dental examination",
      "For teeth that are fine, and should stay so.",
    ),
    offer(
      "🪥",
      "Cleaning and hygiene",
      "teeth cleaning, dental hygiene, hygiene, hygienist, scale and polish",
      "For smooth, clean teeth.",
    ),
    offer(
      "✨",
      "Whitening",
      "whitening, teeth whitening, bleaching",
      "Ask us whether it suits your teeth.",
      "teeth whitening",
    ),
    offer(
      "🔩",
      "Implants",
      "implants, dental implant",
      "For the place where a tooth is missing.",
      "implants",
    ),
    offer("👑", "Crowns", "crowns, dental crown", "For teeth that are worn or broken."),
    offer("🌉", "Bridges and dentures", "dental bridge, denture, dentures", "For gaps, small or large."),
    offer("🪞", "Veneers", "veneer", "Ask us whether they suit your teeth."),
    offer("🩹", "Fillings", "filling, cavity, cavities", "For teeth that have begun to complain."),
    offer("🧵", "Root canals", "root canal", "For pain that goes deeper."),
    offer(
      "😁",
      "Braces",
      "brace, braces, orthodontics",
      "For straighter teeth, in young mouths and older ones.",
    ),
    offer("🫥", "Aligners", "aligner, invisalign", "Ask us whether they would do for you."),
    offer(
      "🧒",
      "Children's dentistry",
      "children's dentistry, kid's dentistry, paediatric dentistry, pediatric dentistry, children's teeth",
      "From the first tooth on.",
    ),
    offer(
      "🚑",
      "Help with toothache",
      "dental emergency, emergency appointment, toothache, emergency dentist",
      "It hurts? Call us.",
    ),
    offer(
      "😌",
      "For anxious patients",
      "anxious patient, nervous patient, sedation, dental anxiety",
      "Tell us what you are afraid of, before we begin.",
      "care for anxious patients",
    ),
  ],
  figures: [
    { label: "Dentists in the team", hint: "For example 3" },
    { label: "Years of experience", hint: "For example 18" },
    { label: "Patients", hint: "For example 2,400" },
  ],
  plans: [
    { name: "Check-up", period: "per visit", features: ["Examination", "Advice"], hint: "For example $65" },
    {
      name: "Dental hygiene",
      period: "per visit",
      features: ["Cleaning and polishing", "Advice for home"],
      hint: "For example $95",
    },
  ],
  keywords: ["dentist", "[dentist {place}]", "{kind}", "[dental care in {place}]"],
};
