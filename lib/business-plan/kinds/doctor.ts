import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const doctor: BusinessKind = {
  key: "doctor",
  label: "medical practice",
  ...named(
    "medical practice, doctor's practice, doctor's office, medical clinic, medical centre, medical center, health centre, health center, family doctor=family medical practice, general practitioner=medical practice, gp practice=GP practice, gp surgery=GP surgery, physician=medical practice, paediatrician=paediatric practice, pediatrician=pediatric practice, dermatologist=dermatology practice, doctor's surgery, walk in clinic=walk-in clinic",
  ),
  hints: list(
    "doctor, doctors, patients, vaccinations, blood tests, prescriptions, screening, check ups, nurse, medicine",
  ),
  qualifiers: list("private, paediatric, pediatric, women's, family"),
  schemaType: "MedicalClinic",
  isLocal: true,
  accent: "ocean",
  headlines: {
    plain: "Medical care[ in {place}]",
    warm: "Tell us what troubles you",
    elegant: "Medicine with time for you",
    lively: "Here's to your health",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Tell us what troubles you, and ask us what you want to know.",
  ctaText: "Book an appointment",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "🩺",
      "Consultations",
      "medical consultation, general medicine, family medicine",
      "For questions that you would not ask a search engine.",
    ),
    offer(
      "📋",
      "Health checks",
      "health check, check up, checkup, health screening, preventive care",
      "A look at the whole, before anything hurts.",
    ),
    offer(
      "💉",
      "Vaccinations",
      "vaccination, vaccine, travel vaccine, immunisation, immunization",
      "For children, for adults, and before a journey.",
    ),
    offer("🧪", "Laboratory tests", "blood test, lab test, laboratory test", "When a look is not enough."),
    offer(
      "👶",
      "Care for children",
      "babies, child health, children's health, sick children, paediatric care, pediatric care",
      "From the first check to the growing pains.",
      "care for children",
    ),
    offer(
      "❤️",
      "Long-term conditions",
      "diabetes, blood pressure, asthma, chronic illness, chronic condition, long term condition",
      "For what comes along for years.",
      "care in long-term conditions",
    ),
    offer(
      "🌸",
      "Women's health",
      "women's health, gynaecology, gynecology, pregnancy, contraception",
      "For every stage of life.",
    ),
    offer(
      "🩹",
      "Minor injuries",
      "minor injury, minor injuries, wound care, minor surgery, stitches",
      "For cuts, sprains and bad luck.",
      "care of minor injuries",
    ),
    offer(
      "💻",
      "Video appointments",
      "video appointment, video consultation, online appointment, telemedicine, telehealth",
      "For questions that need no journey.",
    ),
    offer(
      "🔬",
      "Skin checks",
      "skin check, mole check, skin cancer, dermatology",
      "A mole that worries you? Ask us.",
    ),
  ],
  figures: [
    { label: "Doctors in the practice", hint: "For example 4" },
    { label: "Years in practice", hint: "For example 20" },
    { label: "Languages spoken", hint: "For example 5" },
  ],
  plans: [
    {
      name: "Consultation",
      period: "per visit",
      features: ["Talk and examination"],
      hint: "For example $90",
    },
    {
      name: "Health check",
      period: "per visit",
      features: ["Examination", "A talk about the results"],
      hint: "For example $220",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "doctor", "[doctor {place}]"],
};
