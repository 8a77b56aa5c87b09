import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const coach: BusinessKind = {
  key: "coach",
  label: "coaching practice",
  ...named(
    "coaching practice, life coach, business coach, executive coach, career coach, coaching business=coaching practice, life coaching practice, business coaching practice, executive coaching practice, career coaching practice, leadership coach=leadership coaching practice, wellness coach=wellness coaching practice, mindset coach=coaching practice",
    "life coaching=life coaching practice, business coaching=business coaching practice, executive coaching=executive coaching practice, career coaching=career coaching practice",
  ),
  hints: list(
    "coaching, clients, goals, sessions, confidence, burnout, career change, mindset, balance, clarity",
  ),
  qualifiers: list("certified, online, independent, ICF, systemic"),
  schemaType: "ProfessionalService",
  isLocal: true,
  accent: "plum",
  headlines: {
    plain: "Coaching[ in {place}]",
    warm: "Let us begin where you are",
    elegant: "Room to think",
    lively: "What if you just began?",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Tell us where you stand, and where you would rather be.",
  ctaText: "Arrange a first talk",
  tagline: "Your {kind}[ in {place}]",
  offering: "We help with",
  offers: [
    offer(
      "🧭",
      "Career",
      "career change, career coaching, career advice, job search",
      "For the next step, or a new direction.",
      "careers",
    ),
    offer(
      "👔",
      "Leadership",
      "new managers, executive coaching, leadership coaching, leadership skills",
      "For people who lead others.",
    ),
    offer(
      "⚖️",
      "Work and life",
      "work life balance, life balance, burnout, stress management",
      "For weeks that have become too full.",
      "work and life",
    ),
    offer("🎯", "Goals", "goal setting, reaching goals, setting goals", "From a wish to a first step."),
    offer(
      "💬",
      "Communication",
      "difficult conversations, communication skills",
      "For talks that you keep putting off.",
    ),
    offer(
      "💪",
      "Confidence",
      "self esteem, self confidence, self doubt, building confidence, more confidence",
      "For rooms in which you would like to speak.",
    ),
    offer("🔄", "Change", "life change, life transitions, new chapter", "When one door has closed."),
    offer(
      "🚀",
      "Starting a business",
      "starting a business, self employment, for founders, for entrepreneurs",
      "For ideas that won't let you sleep.",
      "starting a business",
    ),
    offer(
      "👥",
      "Teams",
      "team coaching, team development, team building",
      "For people who work side by side.",
    ),
    offer(
      "🎤",
      "Public speaking",
      "public speaking, presentation skills, presentations",
      "For your next five minutes on a stage.",
    ),
    offer(
      "💻",
      "Online sessions",
      "online coaching, online sessions",
      "From wherever you are.",
      "online sessions",
    ),
  ],
  figures: [
    { label: "Years of experience", hint: "For example 9" },
    { label: "Clients a year", hint: "For example 60" },
    { label: "Sessions held", hint: "For example 1,200" },
  ],
  plans: [
    {
      name: "First talk",
      period: "",
      features: ["Your question", "A look at how we might work"],
      hint: "For example $60",
    },
    {
      name: "Single session",
      period: "per session",
      features: ["A session for you alone"],
      hint: "For example $120",
    },
    { name: "Six sessions", period: "", features: ["Six sessions, at your pace"], hint: "For example $640" },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "coaching", "[coaching {place}]"],
};
