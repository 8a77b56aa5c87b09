/** What the dashboard shows where the product has nothing of its own: fixed, and marked as sample on the screen. */

export const marketplaceCategories = ["Finance", "Productivity", "Customer Service", "Analytics"] as const;
export type MarketplaceCategory = (typeof marketplaceCategories)[number];

export type MarketplaceApp = {
  name: string;
  description: string;
  category: MarketplaceCategory;
  /** Cents a month; 0 is free. */
  priceCents: number;
  downloads: number;
};

export const marketplaceApps: readonly MarketplaceApp[] = [
  {
    name: "Ledger Light",
    description: "Bookkeeping that a baker understands.",
    category: "Finance",
    priceCents: 1900,
    downloads: 18420,
  },
  {
    name: "Tax Calendar",
    description: "Reminds of every date that costs money when missed.",
    category: "Finance",
    priceCents: 0,
    downloads: 15230,
  },
  {
    name: "Payroll Pro",
    description: "Wages, tips and payslips in one run.",
    category: "Finance",
    priceCents: 3900,
    downloads: 7640,
  },
  {
    name: "Expense Snap",
    description: "Photographs receipts and files them.",
    category: "Finance",
    priceCents: 900,
    downloads: 11875,
  },
  {
    name: "Task Board",
    description: "What is to do, what is being done, what is done.",
    category: "Productivity",
    priceCents: 0,
    downloads: 22960,
  },
  {
    name: "Rota",
    description: "Plans shifts around holidays and school runs.",
    category: "Productivity",
    priceCents: 1200,
    downloads: 9480,
  },
  {
    name: "Recipe Vault",
    description: "Scales recipes, and counts what they cost.",
    category: "Productivity",
    priceCents: 700,
    downloads: 5210,
  },
  {
    name: "Signed",
    description: "Contracts signed on a phone.",
    category: "Productivity",
    priceCents: 1500,
    downloads: 13105,
  },
  {
    name: "Help Desk",
    description: "One inbox for mail, chat and telephone.",
    category: "Customer Service",
    priceCents: 2900,
    downloads: 16740,
  },
  {
    name: "Call Back",
    description: "Guests leave a number, you ring when it is quiet.",
    category: "Customer Service",
    priceCents: 500,
    downloads: 4385,
  },
  {
    name: "Review Reply",
    description: "Drafts a kind answer to every review.",
    category: "Customer Service",
    priceCents: 800,
    downloads: 8120,
  },
  {
    name: "Wait List",
    description: "A text message when the table is free.",
    category: "Customer Service",
    priceCents: 0,
    downloads: 6930,
  },
  {
    name: "Footfall",
    description: "When the street is busy, and when it is not.",
    category: "Analytics",
    priceCents: 2400,
    downloads: 3975,
  },
  {
    name: "Menu Insights",
    description: "Which dishes earn, and which only fill the card.",
    category: "Analytics",
    priceCents: 1800,
    downloads: 10260,
  },
  {
    name: "Forecast",
    description: "Tomorrow's sales from the weather and last year.",
    category: "Analytics",
    priceCents: 3500,
    downloads: 5840,
  },
  {
    name: "Weekly Digest",
    description: "The week on one page, every Monday at seven.",
    category: "Analytics",
    priceCents: 0,
    downloads: 12390,
  },
];
