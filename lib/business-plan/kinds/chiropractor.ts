import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const chiropractor: BusinessKind = {
  key: "chiropractor",
  label: "chiropractic practice",
  ...named(
    "chiropractor=chiropractic practice, chiropractic clinic, chiropractic practice, chiropractic office, osteopath=osteopathy practice, osteopathy practice, osteopathy clinic, osteopathic clinic=osteopathy clinic",
    "chiropractic care, osteopathy=osteopathy practice",
  ),
  hints: list(
    "spine, back pain, adjustments, posture, neck pain, joints, headaches, sciatica, spinal, alignment",
  ),
  qualifiers: list("family, sports, paediatric, pediatric, mobile"),
  schemaType: "MedicalBusiness",
  isLocal: true,
  accent: "bottle-green",
  headlines: {
    plain: "For your back and joints[ in {place}]",
    warm: "Tell us where it hurts",
    elegant: "Ease, from head to heel",
    lively: "Stand tall",
  },
  subtitle:
    "{name} is {a kind}[ in {place}]. Tell us where it hurts, since when, and what you would like to do again.",
  ctaText: "Book an appointment",
  tagline: "Your {kind}[ in {place}]",
  offering: "We help with",
  offers: [
    offer(
      "🔍",
      "First appointment",
      "first appointment, initial consultation, first consultation, first assessment",
      "Tell us how it began, and show us where.",
      "first appointments",
    ),
    offer(
      "🦴",
      "Back pain",
      "back pain, lower back, sciatica, lumbago",
      "For days at the desk and nights without sleep.",
    ),
    offer(
      "🙆",
      "Neck and shoulders",
      "neck pain, shoulder pain, stiff neck",
      "For screens, steering wheels and heavy bags.",
    ),
    offer("🤕", "Headaches", "headache, migraine", "Ask us what may be behind them."),
    offer("🦵", "Joints", "joint pain, knee pain, hip pain", "For knees, hips and all that bends."),
    offer(
      "🏃",
      "Sports injuries",
      "sports injury, sports injuries, running injury",
      "For those who want to get back to it.",
    ),
    offer(
      "🤰",
      "In pregnancy",
      "pregnancy, prenatal, postnatal",
      "For a back that carries two.",
      "care in pregnancy",
    ),
    offer(
      "👶",
      "Babies and children",
      "babies, infants, children's osteopathy, paediatric care, pediatric care",
      "Ask us what is right for them.",
      "care for babies and children",
    ),
    offer(
      "🪑",
      "Posture",
      "posture, ergonomics, desk setup",
      "How you sit, stand and lift.",
      "advice on posture",
    ),
    offer(
      "🏢",
      "At your workplace",
      "workplace visit, office visit, corporate wellness",
      "Ask us about a day with your team.",
      "visits to workplaces",
    ),
  ],
  figures: [
    { label: "Practitioners in the team", hint: "For example 3" },
    { label: "Years of experience", hint: "For example 14" },
    { label: "Treatment rooms", hint: "For example 2" },
  ],
  plans: [
    {
      name: "First appointment",
      period: "per visit",
      features: ["A talk", "An examination"],
      hint: "For example $90",
    },
    {
      name: "Treatment",
      period: "per visit",
      features: ["A treatment", "Advice for home"],
      hint: "For example $65",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "back and joints"],
};
