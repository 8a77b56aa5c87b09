import type { BusinessKind } from "../kind";
import { list, offer } from "./table";

export const lawAndTaxKinds: readonly BusinessKind[] = [
  {
    key: "law-firm",
    label: "law firm",
    names: list(
      "law firm, lawyer, attorney, solicitor, law office, law practice, legal practice, law chambers, barrister, notary, legal firm, attorneys at law",
    ),
    labels: { "law office": "law office", notary: "notary's office" },
    activities: list("legal services, legal advice"),
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
      warm: "You do not have to face it alone",
      elegant: "Counsel you can rely on",
      lively: "Law in plain words",
    },
    subtitle:
      "{name} is {a kind}[ in {place}]. We tell you where you stand, what you can do, and what it will take.",
    ctaText: "Arrange a first talk",
    tagline: "Your {kind}[ in {place}]",
    offers: [
      offer(
        "👪",
        "Family law",
        "family law, divorce, separation, custody, child arrangements, prenuptial",
        "Separation, children, maintenance: decisions that should still be right in years.",
      ),
      offer(
        "💼",
        "Employment law",
        "employment, employment law, dismissal, labour law, labor law",
        "For employees and employers, from the contract to the last day.",
      ),
      offer(
        "📜",
        "Wills and inheritance",
        "will, wills, inheritance, probate, estate planning, succession",
        "Put it in order while there is time, or sort it out together.",
      ),
      offer(
        "🏠",
        "Property and tenancy",
        "property, conveyancing, tenancy, landlord, real estate",
        "Buying, selling, renting: we read what you sign.",
      ),
      offer(
        "🏢",
        "Company and contract law",
        "company law, contract, contracts, corporate, commercial, business law, start up",
        "Agreements that say what was meant.",
      ),
      offer(
        "🛂",
        "Immigration",
        "immigration, visa, residence permit, citizenship",
        "Permits, visas and appeals, with the forms in good order.",
      ),
      offer(
        "⚖️",
        "Criminal defence",
        "criminal, defence, defense, traffic offence",
        "Somebody at your side from the first interview on.",
      ),
      offer(
        "🤝",
        "Mediation",
        "mediation, arbitration, settlement",
        "To settle a dispute before it becomes a trial.",
      ),
      offer(
        "🏛️",
        "Court proceedings",
        "litigation, court, trial, appeal, dispute",
        "When talking does not help any more, we speak for you.",
      ),
      offer(
        "🚗",
        "Accidents and damages",
        "personal injury, accident, damages, compensation, insurance claim",
        "We deal with the insurers while you recover.",
      ),
      offer(
        "💡",
        "Intellectual property",
        "intellectual property, trademark, trade mark, patent, copyright",
        "Names, designs and ideas, protected as yours.",
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
        features: ["Your case in your own words", "An honest view of your chances"],
        hint: "For example $120",
      },
      {
        name: "Hourly advice",
        period: "per hour",
        features: ["Advice and letters", "A statement of the hours used"],
        hint: "For example $250",
      },
    ],
    keywords: ["{kind}", "[{kind} {place}]", "lawyer", "[lawyer {place}]", "legal advice"],
  },
  {
    key: "accountant",
    label: "accounting firm",
    names: list(
      "accountant, accounting firm, accountancy firm, accounting practice, accountancy practice, bookkeeper, bookkeeping service, bookkeeping firm, tax adviser, tax advisor, tax consultant, chartered accountant, cpa firm, cpa, tax firm, bookkeeping practice, fiduciary",
    ),
    activities: list(
      "accountancy, bookkeeping, accounting, accounting services, bookkeeping services, tax services",
    ),
    labels: {
      accountancy: "accountancy firm",
      "accountancy firm": "accountancy firm",
      "accountancy practice": "accountancy practice",
      bookkeeper: "bookkeeping service",
      "bookkeeping service": "bookkeeping service",
      "tax adviser": "tax advisory",
      "tax advisor": "tax advisory",
      "tax consultant": "tax advisory",
    },
    hints: list("tax returns, bookkeeping, payroll, vat, accounts, taxes, annual accounts, audits, invoices"),
    qualifiers: list("chartered, family, small business, independent, online"),
    schemaType: "AccountingService",
    isLocal: true,
    accent: "slate",
    headlines: {
      plain: "Your accountant[ in {place}]",
      warm: "We mind the figures, you mind the rest",
      elegant: "Figures you can trust",
      lively: "Numbers? Leave them to us",
    },
    subtitle:
      "{name} is {a kind}[ in {place}]. Send us the papers; you get clear figures and somebody to ask.",
    ctaText: "Arrange a first talk",
    tagline: "Your {kind}[ in {place}]",
    offers: [
      offer(
        "📒",
        "Bookkeeping",
        "bookkeeping, books, bookkeeper, ledger",
        "Receipts in, tidy books out, month by month.",
      ),
      offer(
        "🧾",
        "Tax returns",
        "tax return, tax, taxes, self assessment, income tax",
        "Filled in with care, sent in time, and explained to you.",
      ),
      offer(
        "📊",
        "Annual accounts",
        "annual accounts, financial statement, year end, accounts",
        "The year in figures, ready for the bank and the tax office.",
      ),
      offer(
        "👥",
        "Payroll",
        "payroll, wages, salaries, salary",
        "Pay slips and contributions, right every month.",
      ),
      offer("💶", "Value added tax", "vat, sales tax, gst", "Registered, reckoned and reported."),
      offer(
        "🚀",
        "Starting a company",
        "start up, startup, company formation, incorporation, formation",
        "Which form fits, what it costs, and what to file first.",
      ),
      offer(
        "📈",
        "Planning and budgets",
        "budget, forecast, cash flow, planning, management accounts",
        "To see in spring what autumn will bring.",
      ),
      offer("🔎", "Audit", "audit, review, due diligence", "An independent look at the figures."),
      offer(
        "💬",
        "Tax advice",
        "tax advice, tax planning, advisory",
        "Before you decide, know what it means for your taxes.",
      ),
      offer(
        "☁️",
        "Digital bookkeeping",
        "xero, quickbooks, cloud accounting, digital, software",
        "Photograph the receipt, and the rest happens online.",
      ),
    ],
    figures: [
      { label: "Clients looked after", hint: "For example 180" },
      { label: "Years in the profession", hint: "For example 17" },
      { label: "People in the team", hint: "For example 7" },
    ],
    plans: [
      {
        name: "Tax return",
        period: "per return",
        features: ["A talk about your papers", "The return, filled in and sent"],
        hint: "For example $180",
      },
      {
        name: "Monthly books",
        period: "per month",
        features: ["Bookkeeping", "A short report each month"],
        hint: "For example $250",
      },
    ],
    keywords: [
      "{kind}",
      "[{kind} {place}]",
      "accountant",
      "[accountant {place}]",
      "bookkeeping",
      "tax return",
    ],
  },
];
