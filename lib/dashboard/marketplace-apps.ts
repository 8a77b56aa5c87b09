/** Constant apps, marked as sample on the screen. */

export const marketplaceCategories = ["Finance", "Productivity", "Customer Service", "Analytics"] as const;
export type MarketplaceCategory = (typeof marketplaceCategories)[number];

/** @param priceCents cents a month; 0 is free */
const app = (
  category: MarketplaceCategory,
  name: string,
  priceCents: number,
  downloads: number,
  description: string,
) => ({ name, description, category, priceCents, downloads });
export type MarketplaceApp = ReturnType<typeof app>;

export const marketplaceApps: readonly MarketplaceApp[] = [
  app("Finance", "Ledger Light", 1900, 18_420, "Bookkeeping that a baker understands."),
  app("Finance", "Tax Calendar", 0, 15_230, "Reminds of every date that costs money when missed."),
  app("Finance", "Payroll Pro", 3900, 7640, "Wages, tips and payslips in one run."),
  app("Finance", "Expense Snap", 900, 11_875, "Photographs receipts and files them."),
  app("Productivity", "Task Board", 0, 22_960, "What is to do, what is being done, what is done."),
  app("Productivity", "Rota", 1200, 9480, "Plans shifts around holidays and school runs."),
  app("Productivity", "Recipe Vault", 700, 5210, "Scales recipes, and counts what they cost."),
  app("Productivity", "Signed", 1500, 13_105, "Contracts signed on a phone."),
  app("Customer Service", "Help Desk", 2900, 16_740, "One inbox for mail, chat and telephone."),
  app("Customer Service", "Call Back", 500, 4385, "Guests leave a number, you ring when it is quiet."),
  app("Customer Service", "Review Reply", 800, 8120, "Drafts a kind answer to every review."),
  app("Customer Service", "Wait List", 0, 6930, "A text message when the table is free."),
  app("Analytics", "Footfall", 2400, 3975, "When the street is busy, and when it is not."),
  app("Analytics", "Menu Insights", 1800, 10_260, "Which dishes earn, and which only fill the card."),
  app("Analytics", "Forecast", 3500, 5840, "Tomorrow’s sales from the weather and last year."),
  app("Analytics", "Weekly Digest", 0, 12_390, "The week on one page, every Monday at seven."),
];
