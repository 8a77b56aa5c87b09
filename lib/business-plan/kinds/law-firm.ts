import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const lawFirm: BusinessKind = {
  key: "law-firm",
  label: "law firm",
  ...named(
    "law firm, lawyer=law firm, attorney=law firm, solicitor=law firm, solicitors=law firm, law office, law practice, legal practice, law chambers, legal firm=law firm, attorneys at law=law firm",
    "legal services, legal advice",
  ),
  hints: list(
    "legal, litigation, divorce, contracts, court, wills, probate, conveyancing, immigration law, mediation, family law",
  ),
  qualifiers: list(
    "family, employment, immigration, criminal, criminal defense, criminal defence, corporate, commercial, personal injury, tax, real estate, property, divorce, intellectual property, business, boutique",
  ),
  schemaType: "LegalService",
  isLocal: true,
  accent: "slate",
  headlines: {
    plain: "Clear legal advice[ in {place}]",
    warm: "Tell us what happened",
    elegant: "Counsel, calmly given",
    lively: "Law in plain words",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Tell us what happened, and ask us where you stand.",
  ctaText: "Arrange a first talk",
  tagline: "Your {kind}[ in {place}]",
  offering: "We advise on",
  offers: [
    offer(
      "👪",
      "Family law",
      "family law, divorce, child custody, custody, child arrangements, prenuptial",
      "Separation, children, maintenance: decisions for the years to come.",
    ),
    offer(
      "💼",
      "Employment law",
      "employment law, dismissal, labour law, labor law, employment contract",
      "For employees and employers, from the contract to the last day.",
    ),
    offer(
      "📜",
      "Wills and inheritance",
      "wills, inheritance, probate, estate planning, succession law",
      "Put it in order while there is time.",
    ),
    offer(
      "🏠",
      "Property and tenancy",
      "property law, conveyancing, tenancy law, tenancy, landlord, real estate law",
      "Before you buy, sell, rent or sign.",
    ),
    offer(
      "🏢",
      "Company and contract law",
      "company law, contract law, contracts, corporate law, commercial law, business law",
      "Agreements that say what was meant.",
    ),
    offer(
      "🛂",
      "Immigration",
      "immigration, visa, residence permit, citizenship",
      "Permits, visas and appeals.",
    ),
    offer(
      "⚖️",
      "Criminal defence",
      "criminal law, criminal defence, criminal defense, traffic offence",
      "For the first interview and what comes after it.",
    ),
    offer("🤝", "Mediation", "mediation, arbitration", "To settle a dispute before it becomes a trial."),
    offer(
      "🏛️",
      "Court proceedings",
      "litigation, court proceedings, court case, dispute resolution",
      "When talking does not help any more.",
    ),
    offer(
      "🚗",
      "Accidents and damages",
      "personal injury, accident claim, accident claims, insurance claim, compensation claim",
      "When somebody else was at fault.",
    ),
    offer(
      "💡",
      "Intellectual property",
      "intellectual property, trademark, trade mark, patent, copyright",
      "For names, designs and ideas.",
    ),
  ],
  figures: [
    { label: "Lawyers in the firm", hint: "For example 6" },
    { label: "Years of practice", hint: "For example 20" },
    { label: "Languages spoken", hint: "For example 4" },
  ],
  plans: [
    {
      name: "First talk",
      period: "",
      features: ["Your case in your own words", "A first opinion"],
      hint: "For example $120",
    },
    { name: "Hourly advice", period: "per hour", features: ["Advice and letters"], hint: "For example $250" },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "legal advice", "[legal advice {place}]"],
};
