/** Sample data of the dashboard for figures that the product doesn't have: constant, and marked on the screen. */

type Status = "Active" | "Inactive";

/** @param rating out of five stars */
const plugin = (name: string, status: Status, installs: number, rating: number, description: string) => ({
  name,
  description,
  status,
  installs,
  rating,
});
export type SamplePlugin = ReturnType<typeof plugin>;

export const samplePlugins: readonly SamplePlugin[] = [
  plugin("Invoice Builder", "Active", 12_480, 4.8, "Turns finished orders into numbered invoices."),
  plugin("Table Reservations", "Active", 9310, 4.6, "Takes bookings and keeps a plan of the room."),
  plugin("Newsletter", "Active", 8054, 4.4, "Writes to guests who agreed to it."),
  plugin("Loyalty Stamps", "Active", 6120, 4.7, "Every tenth coffee is on the house."),
  plugin("Live Chat", "Inactive", 5475, 4.1, "Answers visitors while they look around."),
  plugin("Stock Keeper", "Active", 4210, 4.5, "Warns before the flour runs out."),
  plugin("Shift Planner", "Inactive", 2890, 3.9, "Who works when, and who would rather not."),
  plugin("Review Collector", "Inactive", 1735, 4.0, "Asks happy guests for a word in public."),
];

const portal = (name: string, status: Status, users: number, audience: string) => ({
  name,
  audience,
  users,
  status,
});
export type SamplePortal = ReturnType<typeof portal>;

export const samplePortals: readonly SamplePortal[] = [
  portal("Customer Portal", "Active", 1248, "Orders, invoices and addresses for regulars"),
  portal("Supplier Portal", "Active", 36, "Deliveries and open bills for those who bring goods"),
  portal("Team Portal", "Active", 14, "Shifts, holidays and recipes for the staff"),
  portal("Partner Portal", "Active", 9, "Figures and price lists for shops that resell"),
  portal("Franchise Portal", "Inactive", 0, "Handbooks and brand files for new branches"),
];

type SampleStat = {
  label: string;
  value: number;
  unit?: string;
  note: string;
  /** The counted unit, in the singular. */
  counts: string;
  /** True if each day's value is a total instead of an increase. */
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
