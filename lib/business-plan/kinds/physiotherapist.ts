import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const physiotherapist: BusinessKind = {
  key: "physiotherapist",
  label: "physiotherapy practice",
  ...named(
    "physiotherapy practice, physiotherapist=physiotherapy practice, physiotherapy clinic, physical therapist=physical therapy practice, physical therapy clinic, physical therapy practice",
    "physiotherapy, physio, physical therapy=physical therapy practice",
  ),
  hints: list(
    "back pain, rehabilitation, rehab, injuries, joints, manual therapy, posture, dry needling, mobility, neck pain",
  ),
  qualifiers: list("sports, mobile, paediatric, pediatric, women's health"),
  schemaType: "Physiotherapy",
  isLocal: true,
  accent: "bottle-green",
  headlines: {
    plain: "Moving well again[ in {place}]",
    warm: "Step by step, at your pace",
    elegant: "Movement, restored with care",
    lively: "Let's get you moving",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Tell us where it hurts, and what you would like to do again.",
  ctaText: "Book an appointment",
  tagline: "Your {kind}[ in {place}]",
  offering: "We help with",
  offers: [
    offer(
      "🔍",
      "First assessment",
      "first assessment, initial assessment, first appointment",
      "Tell us when it began, and show us where.",
    ),
    offer(
      "🤲",
      "Manual therapy",
      "manual therapy, joint mobilisation, joint mobilization",
      "For what has gone stiff.",
    ),
    offer(
      "🦴",
      "Back and neck pain",
      "back pain, neck pain, spine, posture",
      "For days at the desk and nights without sleep.",
    ),
    offer(
      "🏃",
      "Sports injuries",
      "sports injury, sports injuries, sport injury, running injury",
      "From the first swelling back to training.",
    ),
    offer(
      "🏥",
      "After an operation",
      "rehabilitation, rehab, after surgery, post operative, after an operation",
      "At the pace that the joint allows.",
      "rehabilitation",
    ),
    offer(
      "💪",
      "Exercise therapy",
      "exercise therapy, exercise program, exercise programme, strengthening exercise",
      "Exercises that fit into your day.",
    ),
    offer(
      "💆",
      "Massage",
      "massage, sports massage, deep tissue",
      "For muscles that won't let go.",
      "massages",
    ),
    offer("📍", "Dry needling", "dry needling", "For stubborn points."),
    offer("🎗️", "Taping", "taping, kinesio tape", "For joints that want a hint."),
    offer("🏠", "Home visits", "home visit", "When the way to us is too far."),
    offer("🤸", "Pilates", "clinical pilates, pilates", "For a strong middle.", "Pilates"),
    offer(
      "👥",
      "Groups",
      "exercise group, group class",
      "Keep going together with others.",
      "exercise in groups",
    ),
  ],
  figures: [
    { label: "Therapists in the team", hint: "For example 4" },
    { label: "Years of experience", hint: "For example 12" },
    { label: "Treatment rooms", hint: "For example 3" },
  ],
  plans: [
    {
      name: "First appointment",
      period: "per visit",
      features: ["Talk and assessment"],
      hint: "For example $95",
    },
    {
      name: "Treatment",
      period: "per visit",
      features: ["Treatment", "Exercises for home"],
      hint: "For example $75",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "[{name} {place}]"],
};
