import "server-only";
import { dayIn } from "@/lib/platform/time-zone/days";
import { auditCsv, auditJson } from "./csv";
import { type AuditReader, everyAuditEntry } from "./list.server";
import type { AuditFilter } from "./schema";

const types = { json: "application/json", csv: "text/csv; charset=utf-8" };

/** The entries as a file, streamed from the database: a batch is read when the one before is on its way. */
export function exportAudit(filter: AuditFilter, format: "csv" | "json", reader: AuditReader): Response {
  const { head, lines, end } = format === "csv" ? auditCsv(reader.timeZone) : auditJson();
  const encoder = new TextEncoder();
  const batches = everyAuditEntry(filter, reader);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(head)),
    async pull(controller) {
      const { value, done } = await batches.next();
      if (!done) return controller.enqueue(encoder.encode(lines(value)));
      if (end) controller.enqueue(encoder.encode(end));
      controller.close();
    },
    cancel: async () => void (await batches.return(undefined)),
  });
  const day = dayIn(new Date(), reader.timeZone);
  return new Response(body, {
    headers: {
      "Content-Type": types[format],
      "Content-Disposition": `attachment; filename="audit-log-${day}.${format}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
