import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const accountant: BusinessKind = {
  key: "accountant",
  label: "accounting firm",
  ...named(
    "accounting firm, accountant=accounting firm, accountancy firm, accounting practice, accountancy practice, bookkeeper=bookkeeping service, bookkeeping service, bookkeeping firm, tax adviser=tax advisory, tax advisor=tax advisory, tax consultant=tax advisory, chartered accountant=accounting firm, cpa firm=CPA firm, cpa=CPA firm, tax firm, bookkeeping practice, fiduciary=fiduciary firm",
    "accountancy=accountancy firm, bookkeeping=bookkeeping service, accounting, accounting services, bookkeeping services=bookkeeping service, tax services",
  ),
  hints: list("tax returns, bookkeeping, payroll, vat, accounts, taxes, annual accounts, audits, invoices"),
  qualifiers: list("chartered, family, small business, independent, online"),
  schemaType: "AccountingService",
  isLocal: true,
  accent: "slate",
  headlines: {
    plain: "Help with your figures[ in {place}]",
    warm: "We mind the figures, you mind the rest",
    elegant: "Figures, clearly set out",
    lively: "Numbers? Leave them to us",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Bring the shoebox of receipts, and ask us what comes next.",
  ctaText: "Arrange a first talk",
  tagline: "Your {kind}[ in {place}]",
  offering: "We help with",
  offers: [
    offer("📒", "Bookkeeping", "bookkeeping, bookkeeper, ledger", "Receipts in, tidy books out."),
    offer(
      "🧾",
      "Tax returns",
      "tax return, self assessment, income tax",
      "Bring the papers, and ask what may be deducted.",
    ),
    offer(
      "📊",
      "Annual accounts",
      "annual accounts, financial statement, year end accounts",
      "The year in figures.",
    ),
    offer("👥", "Payroll", "payroll, wages", "Pay slips, contributions and questions."),
    offer(
      "💶",
      "Value added tax",
      "vat, sales tax, gst",
      "Registered, reckoned and reported.",
      "value added tax",
    ),
    offer(
      "🚀",
      "Starting a company",
      "company formation, incorporation, starting a business, starting a company",
      "Which form fits, and what to file first.",
    ),
    offer(
      "📈",
      "Planning and budgets",
      "budgeting, forecast, cash flow, budget planning, management accounts",
      "To see in spring what autumn may bring.",
    ),
    offer("🔎", "Audit", "audit, due diligence", "An independent look at the figures.", "audits"),
    offer(
      "💬",
      "Tax advice",
      "tax advice, tax planning",
      "Before you decide, ask what it means for your taxes.",
    ),
    offer(
      "☁️",
      "Digital bookkeeping",
      "xero, quickbooks, cloud accounting, digital bookkeeping",
      "Less paper, fewer folders.",
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
      features: ["A talk about your papers", "The return, filled in"],
      hint: "For example $180",
    },
    {
      name: "Monthly books",
      period: "per month",
      features: ["Bookkeeping", "A short report each month"],
      hint: "For example $250",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "accounting", "[accounting {place}]"],
};
