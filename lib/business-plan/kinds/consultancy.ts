import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const consultancy: BusinessKind = {
  key: "consultancy",
  label: "consultancy",
  ...named(
    "consultancy, consulting firm, consulting company, consultant=consultancy, consulting business, management consultancy, consulting agency, advisory firm",
    "consulting",
  ),
  hints: list(
    "strategy, advise, advisory, transformation, change management, stakeholders, processes, organisations, organizations",
  ),
  qualifiers: list(
    "management, business, IT, HR, strategy, sustainability, marketing, financial, technology, engineering, independent, boutique, healthcare, energy, environmental, restaurant, hotel",
  ),
  schemaType: "ProfessionalService",
  isLocal: true,
  accent: "indigo",
  headlines: {
    plain: "Advice for your business",
    warm: "Let us think about it together",
    elegant: "Clarity before action",
    lively: "Big question? Bring it",
  },
  subtitle:
    "{name} is {a kind}[ in {place}]. Tell us what you want to change, and let us think it through with you.",
  ctaText: "Arrange a first talk",
  tagline: "Your {kind}[ in {place}]",
  offering: "We help with",
  offers: [
    offer(
      "🧭",
      "Strategy",
      "strategy, business strategy, growth strategy, business plan, market entry",
      "Where to go, what to leave, and which step comes first.",
      "strategy",
    ),
    offer(
      "⚙️",
      "Better processes",
      "processes, process improvement, lean management",
      "For work that takes longer than it should.",
      "better processes",
    ),
    offer(
      "🔄",
      "Change",
      "change management, business transformation, reorganisation, reorganization, restructuring",
      "New ways of working, brought in with the people who do the work.",
      "change",
    ),
    offer(
      "💻",
      "Digital projects",
      "digital transformation, digitalisation, digitization, it strategy, software selection",
      "From the first idea to the choice of tools.",
    ),
    offer(
      "👥",
      "Leadership and teams",
      "leadership coaching, executive coaching, team building, leadership training, leadership development",
      "For people who lead others, and want to do it well.",
    ),
    offer(
      "🎓",
      "Workshops and training",
      "workshops, training courses, staff training, seminar",
      "A day that ends with decisions, not with slides.",
    ),
    offer(
      "📋",
      "Project management",
      "project management, programme management, program management",
      "For plans that should not stay on paper.",
    ),
    offer(
      "🔎",
      "Analysis",
      "business analysis, market research, process audit, business assessment",
      "An outside view of how things stand.",
    ),
    offer(
      "💶",
      "Finance and funding",
      "fundraising, funding applications, financial planning, investment readiness",
      "Figures and papers that a bank or an investor can follow.",
    ),
    offer(
      "🌱",
      "Sustainability",
      "sustainability, esg, climate strategy, carbon footprint, use less energy",
      "Measure what matters, then change what you can.",
    ),
  ],
  figures: [
    { label: "Projects completed", hint: "For example 85" },
    { label: "Years of experience", hint: "For example 15" },
    { label: "Consultants in the team", hint: "For example 5" },
  ],
  plans: [
    {
      name: "First talk",
      period: "",
      features: ["Your question", "An outside view"],
      hint: "For example $150",
    },
    {
      name: "Day of advice",
      period: "per day",
      features: ["A day with you or your team"],
      hint: "For example $1,200",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "consulting", "business advice"],
};
