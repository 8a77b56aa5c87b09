import type { BusinessKind } from "../kind";
import { list, offer } from "./table";

export const adviceKinds: readonly BusinessKind[] = [
  {
    key: "consultancy",
    label: "consultancy",
    names: list(
      "consultancy, consulting firm, consulting company, consultant, consulting business, management consultancy, business coach, consulting agency, advisory firm, coaching business, coaching practice, executive coach, life coach",
    ),
    activities: list("consulting"),
    labels: {
      "business coach": "coaching practice",
      "executive coach": "coaching practice",
      "life coach": "coaching practice",
      "coaching business": "coaching practice",
      "coaching practice": "coaching practice",
      "consulting firm": "consulting firm",
      "advisory firm": "advisory firm",
    },
    hints: list(
      "strategy, advise, advisory, transformation, workshops, change management, stakeholders, processes, leadership",
    ),
    qualifiers: list(
      "management, business, IT, HR, strategy, sustainability, marketing, financial, technology, engineering, independent, boutique, healthcare, energy, environmental, restaurant, hotel",
    ),
    schemaType: "ProfessionalService",
    isLocal: true,
    accent: "indigo",
    headlines: {
      plain: "Advice that you can act on",
      warm: "Let us think about it together",
      elegant: "Clarity before action",
      lively: "Big question? Bring it",
    },
    subtitle:
      "{name} is {a kind}[ in {place}]. We listen first, then say what we would do, and stay until it is done.",
    ctaText: "Arrange a first talk",
    tagline: "Your {kind}[ in {place}]",
    offers: [
      offer(
        "🧭",
        "Strategy",
        "strategy, strategic, growth, business plan, market entry",
        "Where to go, what to leave, and which step comes first.",
      ),
      offer(
        "⚙️",
        "Better processes",
        "process, processes, operations, efficiency, lean, automation",
        "We follow the work through the house, and take out what slows it.",
      ),
      offer(
        "🔄",
        "Change",
        "change management, change, transformation, reorganisation, reorganization, restructuring",
        "New ways of working, brought in with the people who do the work.",
      ),
      offer(
        "💻",
        "Digital projects",
        "digital, digitalisation, digitization, it strategy, software selection, cloud, data",
        "From the first idea to the choice of tools.",
      ),
      offer(
        "👥",
        "Leadership and teams",
        "leadership, coaching, team, executive coaching, team building",
        "For people who lead others, and want to do it well.",
      ),
      offer(
        "🎓",
        "Workshops and training",
        "workshop, training, seminar",
        "A day that ends with decisions, not with slides.",
      ),
      offer(
        "📋",
        "Project management",
        "project management, project, implementation",
        "Somebody who keeps the plan, the budget and the calm.",
      ),
      offer(
        "🔎",
        "Analysis",
        "analysis, audit, assessment, review, market research",
        "An outside view, put down on a few clear pages.",
      ),
      offer(
        "💶",
        "Finance and funding",
        "finance, funding, financial, fundraising, investment",
        "Figures and papers that a bank or an investor can follow.",
      ),
      offer(
        "🌱",
        "Sustainability",
        "sustainability, esg, climate, carbon, energy",
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
        features: ["Your question, an outside view", "A proposal for what to do next"],
        hint: "For example $150",
      },
      {
        name: "Day of advice",
        period: "per day",
        features: ["A day with you or your team", "The results in writing"],
        hint: "For example $1,200",
      },
    ],
    keywords: ["{kind}", "[{kind} {place}]", "consulting", "strategy", "workshops", "business advice"],
  },
  {
    key: "real-estate",
    label: "real estate agency",
    names: list(
      "real estate agency, real estate agent, estate agent, estate agency, realtor, real estate company, real estate broker, letting agent, lettings agency, property management company, property agency, real estate office, real estate firm",
    ),
    activities: list("real estate"),
    labels: {
      "estate agent": "estate agency",
      "estate agency": "estate agency",
      "letting agent": "letting agency",
      "lettings agency": "letting agency",
      "property management company": "property management company",
    },
    hints: list(
      "apartments, houses, flats, homes for sale, properties, viewings, tenants, landlords, lettings, valuation, buyers, sellers",
    ),
    qualifiers: list("independent, family, luxury, commercial, local, boutique, residential"),
    schemaType: "RealEstateAgent",
    isLocal: true,
    accent: "bottle-green",
    headlines: {
      plain: "Homes[ in {place}], and people who know them",
      warm: "Let us find the door that is yours",
      elegant: "Fine homes, well presented",
      lively: "New keys? Let's go",
    },
    subtitle:
      "{name} is {a kind}[ in {place}]. Whether you buy, sell or rent, we walk the way with you until the keys change hands.",
    ctaText: "Talk to us",
    tagline: "Your {kind}[ in {place}]",
    offers: [
      offer(
        "🏡",
        "Selling",
        "sell, selling, seller, sale, sales",
        "Price, pictures, viewings and papers, from one hand.",
      ),
      offer(
        "🔑",
        "Buying",
        "buy, buying, buyer, house hunting, property search",
        "Tell us what you look for; we tell you when it comes.",
      ),
      offer(
        "🏢",
        "Renting",
        "rent, renting, rental, letting, lettings, tenant",
        "For people who look for a home, and owners who look for people.",
      ),
      offer(
        "📐",
        "Valuation",
        "valuation, appraisal, value",
        "What is it worth? We look at it and give you our reasons.",
      ),
      offer(
        "🧰",
        "Property management",
        "property management, management, manage",
        "Tenants, repairs and statements, looked after.",
      ),
      offer(
        "📸",
        "Photographs and plans",
        "photo, photography, floor plan, virtual tour, home staging, staging",
        "So that the home shows its better side.",
      ),
      offer(
        "👀",
        "Viewings",
        "viewing, open house",
        "We open the door, answer the questions, and follow up.",
      ),
      offer(
        "🏬",
        "Offices and shops",
        "commercial, office, retail, warehouse",
        "Rooms to work and to sell in.",
      ),
      offer(
        "💬",
        "Advice on financing",
        "mortgage, financing, loan",
        "What you can afford, and whom to ask.",
      ),
      offer(
        "🌍",
        "Moving here",
        "relocation, expat, relocate",
        "New in town? We show you the quarters and their moods.",
      ),
    ],
    figures: [
      { label: "Homes on offer", hint: "For example 35" },
      { label: "Years in the market", hint: "For example 14" },
      { label: "Agents in the team", hint: "For example 6" },
    ],
    plans: [
      {
        name: "Valuation",
        period: "",
        features: ["A visit to your home", "A written estimate"],
        hint: "For example $250",
      },
      {
        name: "Full sale",
        period: "of the sale price",
        features: ["Pictures and advertisements", "Viewings and contract"],
        hint: "For example 2.5%",
      },
    ],
    keywords: [
      "{kind}",
      "[{kind} {place}]",
      "[houses in {place}]",
      "[apartments in {place}]",
      "buy a home",
      "sell a home",
    ],
  },
];
