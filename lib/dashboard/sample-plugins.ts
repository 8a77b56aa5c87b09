/** What the dashboard shows where the product has nothing of its own: fixed, and marked as sample on the screen. */

export type SamplePlugin = {
  name: string;
  description: string;
  status: "Active" | "Inactive";
  installs: number;
  /** Out of five stars. */
  rating: number;
};

const plugin = (
  name: string,
  status: SamplePlugin["status"],
  installs: number,
  rating: number,
  description: string,
): SamplePlugin => ({ name, description, status, installs, rating });

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
