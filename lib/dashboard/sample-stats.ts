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
