import type { DescribedRow } from "./described-row";

/** Descriptions of professions, agencies, shops and businesses of no known kind. */
export const describedOffices: readonly DescribedRow[] = [
  [
    "law-firm",
    "Hargreaves & Cole",
    "Bristol",
    "Hargreaves & Cole is a family law firm based in Bristol. We help with divorce, child arrangements, wills and mediation.",
  ],
  [
    "law-firm",
    "Smith & Partners",
    "Manchester",
    "Smith & Partners, solicitors in Manchester. Employment law and contracts since 1987.",
  ],
  [
    "law-firm",
    "Abogados Rivera",
    "San Antonio, Texas",
    "Abogados Rivera is an immigration law firm in San Antonio, Texas. Visas, green cards, citizenship. We speak English and Spanish.",
  ],
  [
    "accountant",
    "Ledger & Leaf",
    "Edinburgh",
    "Ledger & Leaf - chartered accountants in Edinburgh for small businesses. Bookkeeping, payroll, VAT.",
  ],
  [
    "accountant",
    "Numera",
    "Zug",
    "our accounting firm is called numera. we are based in zug and do bookkeeping, tax returns and payroll for start-ups",
  ],
  [
    "consultancy",
    "Kestrel Advisory",
    "London",
    "Kestrel Advisory offers consulting to law firms across London. Strategy, processes and leadership.",
  ],
  [
    "consultancy",
    "Greenfield",
    "Rotterdam",
    "We are Greenfield, a sustainability consultancy from Rotterdam. With 12 consultants we help hotels and restaurants to use less energy.",
  ],
  [
    "software-company",
    "Tablewise",
    "Berlin",
    "We build scheduling software for restaurants and hotels. Our company is named Tablewise and based in Berlin.",
  ],
  [
    "software-company",
    "Nimbus",
    "Tallinn",
    '"Nimbus" makes cloud software for plumbers and electricians. Headquartered in Tallinn.',
  ],
  [
    "online-shop",
    "Luma",
    "Lisbon",
    "Luma is an online store selling handmade candles and ceramics, shipped from Lisbon.",
  ],
  [
    "online-shop",
    "Wool & Willow",
    "",
    "Wool & Willow is an online shop for knitting yarn. Over 300 products, shipping worldwide, gift boxes from $29.",
  ],
  [
    "photographer",
    "Maria Lopez",
    "São Paulo",
    "I am Maria Lopez, a wedding photographer based in São Paulo.",
  ],
  [
    "photographer",
    "Anna Keller Photography",
    "Zurich",
    "Anna Keller Photography. Weddings, portraits and families in Zurich and beyond.",
  ],
  [
    "real-estate",
    "Hartmann Immobilien",
    "Düsseldorf",
    "We're Hartmann Immobilien, a real estate agency in Düsseldorf. We sell and rent apartments.",
  ],
  [
    "real-estate",
    "Keystone Homes",
    "Toronto",
    "A modern website for Keystone Homes, an independent real estate agent in Toronto. Elegant, navy blue.",
  ],
  [
    "tutoring",
    "BrightPath Tutoring",
    "Toronto",
    "BrightPath Tutoring offers one-to-one maths and science lessons in Toronto, with exam preparation for GCSE.",
  ],
  [
    "tutoring",
    "Lingua Viva",
    "Madrid",
    "Lingua Viva is a language school in Madrid. We teach Spanish and English in small groups, also online.",
  ],
  [
    "agency",
    "Bright Growth",
    "San Francisco, CA",
    "Marketing for dentists: Bright Growth is a dental marketing agency from San Francisco, CA.",
  ],
  [
    "agency",
    "Studio Nord",
    "Hamburg",
    "The Hamburg-based design studio Studio Nord makes logos, websites and packaging.",
  ],
  [
    "general",
    "Kite & Kettle",
    "Galway",
    "Kite & Kettle is a family business in Galway. We make kites and mend kettles.",
  ],
];
