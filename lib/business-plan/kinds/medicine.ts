import type { BusinessKind } from "../kind";
import { list, offer } from "./table";

export const medicineKinds: readonly BusinessKind[] = [
  {
    key: "dentist",
    label: "dental practice",
    names: list(
      "dentist, dental practice, dental clinic, dental office, dental surgery, dental studio, orthodontist, orthodontic practice, orthodontics practice",
    ),
    activities: list("dental care, dentistry"),
    labels: {
      "dental clinic": "dental clinic",
      "dental office": "dental office",
      orthodontist: "orthodontic practice",
      "orthodontic practice": "orthodontic practice",
    },
    hints: list(
      "teeth, tooth, dental, implants, braces, whitening, fillings, root canal, hygienist, crowns, smile",
    ),
    qualifiers: list("family, private, cosmetic, paediatric, pediatric, children's, holistic"),
    schemaType: "Dentist",
    isLocal: true,
    accent: "ocean",
    headlines: {
      plain: "Your dental practice[ in {place}]",
      warm: "We take care, and we take time",
      elegant: "Calm, careful dentistry",
      lively: "Smile, you found us",
    },
    subtitle:
      "{name} is {a kind}[ in {place}]. We explain what we see and what we would do, before we begin.",
    ctaText: "Book an appointment",
    tagline: "Your {kind}[ in {place}]",
    offers: [
      offer(
        "🦷",
        "Check-ups",
        "check up, checkup, examination, x ray",
        "A careful look and a clear answer: what is fine, and what wants watching.",
      ),
      offer(
        "🪥",
        "Cleaning and hygiene",
        "cleaning, hygiene, hygienist, teeth cleaning, scale and polish",
        "Smooth, clean teeth, and advice for looking after them at home.",
      ),
      offer(
        "✨",
        "Whitening",
        "whitening, teeth whitening, bleaching",
        "We first see whether it suits your teeth, then how far to go.",
      ),
      offer(
        "🔩",
        "Implants",
        "implant, dental implant",
        "A firm tooth where one is missing, planned step by step.",
      ),
      offer(
        "👑",
        "Crowns and bridges",
        "crown, bridge, veneer, denture, dentures",
        "To restore what is worn or broken, in the shade of your own teeth.",
      ),
      offer(
        "🩹",
        "Fillings and root canals",
        "filling, root canal, cavity",
        "We treat the tooth and tell you at every step what comes next.",
      ),
      offer(
        "😁",
        "Braces and aligners",
        "brace, braces, aligner, invisalign, orthodontics",
        "For straighter teeth, in young mouths and older ones.",
      ),
      offer(
        "🧒",
        "Children's dentistry",
        "children, kids, paediatric, pediatric, child",
        "First visits that feel like an outing.",
      ),
      offer(
        "🚑",
        "Help with toothache",
        "emergency, toothache, urgent, pain",
        "It hurts? Call us, and we will see what can be done.",
      ),
      offer(
        "😌",
        "For anxious patients",
        "anxious, nervous, sedation, anxiety",
        "You set the pace; a raised hand is enough, and we stop.",
      ),
    ],
    figures: [
      { label: "Dentists in the team", hint: "For example 3" },
      { label: "Years of experience", hint: "For example 18" },
      { label: "Patients", hint: "For example 2,400" },
    ],
    plans: [
      {
        name: "Check-up",
        period: "per visit",
        features: ["Examination", "Advice and a plan where one is needed"],
        hint: "For example $65",
      },
      {
        name: "Dental hygiene",
        period: "per visit",
        features: ["Cleaning and polishing", "Advice for home"],
        hint: "For example $95",
      },
    ],
    keywords: [
      "dentist",
      "[dentist {place}]",
      "{kind}",
      "dental check-up",
      "dental hygiene",
      "[dental care in {place}]",
    ],
  },
  {
    key: "doctor",
    label: "medical practice",
    names: list(
      "medical practice, doctor's practice, doctor's office, medical clinic, medical centre, medical center, health centre, health center, family doctor, general practitioner, gp practice, gp surgery, physician, paediatrician, pediatrician, dermatologist, doctor's surgery, walk in clinic",
    ),
    labels: {
      "medical clinic": "medical clinic",
      "medical centre": "medical centre",
      "medical center": "medical center",
      "health centre": "health centre",
      "health center": "health center",
      "walk in clinic": "walk-in clinic",
    },
    hints: list(
      "doctor, doctors, patients, vaccinations, blood tests, prescriptions, screening, check ups, nurse, medicine",
    ),
    qualifiers: list("family, private, paediatric, pediatric, women's"),
    schemaType: "MedicalClinic",
    isLocal: true,
    accent: "ocean",
    headlines: {
      plain: "Your medical practice[ in {place}]",
      warm: "Someone who knows you and listens",
      elegant: "Medicine with time for you",
      lively: "Well looked after, at every age",
    },
    subtitle: "{name} is {a kind}[ in {place}]. Tell us what troubles you; we listen, examine and explain.",
    ctaText: "Book an appointment",
    tagline: "Your {kind}[ in {place}]",
    offers: [
      offer(
        "🩺",
        "Consultations",
        "consultation, appointment, general medicine, family medicine",
        "Time for your questions, and answers in plain words.",
      ),
      offer(
        "📋",
        "Health checks",
        "health check, check up, checkup, screening, preventive care",
        "A look at the whole, before anything hurts.",
      ),
      offer(
        "💉",
        "Vaccinations",
        "vaccination, vaccine, travel vaccine, immunisation, immunization",
        "For children, for adults, and before a journey.",
      ),
      offer(
        "🧪",
        "Laboratory tests",
        "blood test, laboratory, lab test",
        "Taken here, and the results explained to you.",
      ),
      offer(
        "👶",
        "Care for children",
        "children, paediatric, pediatric, baby, child",
        "From the first check to the growing pains.",
      ),
      offer(
        "❤️",
        "Long-term conditions",
        "diabetes, blood pressure, asthma, chronic, heart",
        "Regular appointments, so that small changes are seen in time.",
      ),
      offer(
        "🌸",
        "Women's health",
        "women's health, gynaecology, gynecology, pregnancy, contraception",
        "Advice and care in every stage of life.",
      ),
      offer(
        "🩹",
        "Minor injuries",
        "minor injury, wound, minor surgery, stitches",
        "Cleaned, dressed and looked at again.",
      ),
      offer(
        "💻",
        "Video appointments",
        "video, online appointment, telemedicine, telehealth",
        "For questions that need no journey.",
      ),
      offer("🔬", "Skin checks", "skin, mole, dermatology", "A mole that worries you? Let us look at it."),
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
        features: ["Talk and examination", "A plan for what comes next"],
        hint: "For example $90",
      },
      {
        name: "Health check",
        period: "per visit",
        features: ["Examination", "Laboratory tests", "A talk about the results"],
        hint: "For example $220",
      },
    ],
    keywords: ["{kind}", "[{kind} {place}]", "doctor", "[doctor {place}]", "health check", "vaccinations"],
  },
];
