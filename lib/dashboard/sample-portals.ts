/** What the dashboard shows where the product has nothing of its own: fixed, and marked as sample on the screen. */

export type SamplePortal = {
  name: string;
  audience: string;
  users: number;
  status: "Active" | "Inactive";
};

const portal = (
  name: string,
  status: SamplePortal["status"],
  users: number,
  audience: string,
): SamplePortal => ({
  name,
  audience,
  users,
  status,
});

export const samplePortals: readonly SamplePortal[] = [
  portal("Customer Portal", "Active", 1248, "Orders, invoices and addresses for regulars"),
  portal("Supplier Portal", "Active", 36, "Deliveries and open bills for those who bring goods"),
  portal("Team Portal", "Active", 14, "Shifts, holidays and recipes for the staff"),
  portal("Partner Portal", "Active", 9, "Figures and price lists for shops that resell"),
  portal("Franchise Portal", "Inactive", 0, "Handbooks and brand files for new branches"),
];
