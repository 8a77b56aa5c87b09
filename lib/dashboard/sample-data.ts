/** What the dashboard shows where the product has nothing of its own: fixed, and marked as sample on the screen. */

export type SampleStat = {
  label: string;
  value: number;
  unit?: string;
  note: string;
  /** What the trend counts, in the singular. */
  counts: string;
  /** Whether each day's value is how many there are, instead of how many came. */
  isLevel?: true;
  /** One value a day, the latest last. */
  trend: readonly number[];
};

export const sampleStats: readonly SampleStat[] = [
  {
    label: "Automations run",
    value: 1284,
    note: "39% more than the week before",
    counts: "run",
    trend: [142, 151, 139, 160, 158, 90, 84, 166, 171, 168, 189, 194, 201, 195],
  },
  {
    label: "Hours saved",
    value: 96,
    unit: "h",
    note: "in the last 30 days",
    counts: "hour",
    trend: [2, 3, 3, 2, 4, 1, 1, 3, 4, 4, 3, 5, 4, 5],
  },
  {
    label: "New customers",
    value: 28,
    note: "348 in total",
    counts: "new customer",
    trend: [3, 3, 5, 0, 3, 6, 2, 5, 2, 4, 4, 4, 5, 4],
  },
  {
    label: "Team members",
    value: 8,
    note: "2 invitations are open",
    counts: "member",
    isLevel: true,
    trend: [6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8],
  },
];

export type SamplePlugin = {
  name: string;
  description: string;
  status: "Active" | "Inactive";
  installs: number;
  /** Out of five stars. */
  rating: number;
};

export const samplePlugins: readonly SamplePlugin[] = [
  {
    name: "Invoice Builder",
    description: "Turns finished orders into numbered invoices.",
    status: "Active",
    installs: 12480,
    rating: 4.8,
  },
  {
    name: "Table Reservations",
    description: "Takes bookings and keeps a plan of the room.",
    status: "Active",
    installs: 9310,
    rating: 4.6,
  },
  {
    name: "Newsletter",
    description: "Writes to guests who agreed to it.",
    status: "Active",
    installs: 8054,
    rating: 4.4,
  },
  {
    name: "Loyalty Stamps",
    description: "Every tenth coffee is on the house.",
    status: "Active",
    installs: 6120,
    rating: 4.7,
  },
  {
    name: "Live Chat",
    description: "Answers visitors while they look around.",
    status: "Inactive",
    installs: 5475,
    rating: 4.1,
  },
  {
    name: "Stock Keeper",
    description: "Warns before the flour runs out.",
    status: "Active",
    installs: 4210,
    rating: 4.5,
  },
  {
    name: "Shift Planner",
    description: "Who works when, and who would rather not.",
    status: "Inactive",
    installs: 2890,
    rating: 3.9,
  },
  {
    name: "Review Collector",
    description: "Asks happy guests for a word in public.",
    status: "Inactive",
    installs: 1735,
    rating: 4.0,
  },
];

export type SamplePortal = {
  name: string;
  audience: string;
  users: number;
  status: "Active" | "Inactive";
};

export const samplePortals: readonly SamplePortal[] = [
  {
    name: "Customer Portal",
    audience: "Orders, invoices and addresses for regulars",
    users: 1248,
    status: "Active",
  },
  {
    name: "Supplier Portal",
    audience: "Deliveries and open bills for those who bring goods",
    users: 36,
    status: "Active",
  },
  {
    name: "Team Portal",
    audience: "Shifts, holidays and recipes for the staff",
    users: 14,
    status: "Active",
  },
  {
    name: "Partner Portal",
    audience: "Figures and price lists for shops that resell",
    users: 9,
    status: "Active",
  },
  {
    name: "Franchise Portal",
    audience: "Handbooks and brand files for new branches",
    users: 0,
    status: "Inactive",
  },
];

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
