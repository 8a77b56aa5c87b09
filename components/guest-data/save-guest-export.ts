import type { GuestExport } from "@/lib/guest-data/export";

/** The formats of an export: for programs, and for reading. */
export type ExportFormat = "json" | "html";

const types: Record<ExportFormat, string> = { json: "application/json", html: "text/html" };

async function textOf(data: GuestExport, format: ExportFormat): Promise<string> {
  if (format === "json") return JSON.stringify(data, null, 2);
  return (await import("@/lib/guest-data/readable-export")).readableExport(data);
}

/** Saves a guest's data as a file of the browser. */
export async function saveGuestExport(answer: GuestExport & { success?: unknown }, format: ExportFormat) {
  const { success: _, ...data } = answer;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([await textOf(data, format)], { type: types[format] }));
  link.download = `guest-data-${data.madeAt.slice(0, 10)}.${format}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
