/** What the dashboard shows where the product has nothing of its own: fixed, and marked as sample on the screen. */

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
