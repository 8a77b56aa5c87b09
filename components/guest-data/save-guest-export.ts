import type { GuestExport } from "@/lib/guest-data/export";

/** Saves a guest's data as a file of the browser. */
export function saveGuestExport(data: GuestExport & { success?: unknown }) {
  const { success: _, ...content } = data;
  const blob = new Blob([JSON.stringify(content, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `guest-data-${data.madeAt.slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
