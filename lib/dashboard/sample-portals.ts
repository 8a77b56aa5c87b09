/** What the dashboard shows where the product has nothing of its own: fixed, and marked as sample on the screen. */

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
