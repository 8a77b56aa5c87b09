import "server-only";
import { iterableBody } from "@/lib/platform/http/lazy-body";
import { dayIn } from "@/lib/platform/time-zone/days";
import { auditCsv, auditJson } from "./csv";
import { type AuditReader, everyAuditEntry } from "./list.server";
import type { AuditFilter } from "./schema";

const types = { json: "application/json", csv: "text/csv; charset=utf-8" };

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

/** Streams the entries as a file: a batch is read from the database when the client has taken the previous one. */
export function exportAudit(filter: AuditFilter, format: "csv" | "json", reader: AuditReader): Response {
  const body = iterableBody(() => {
    const batches = everyAuditEntry(filter, reader);
    return encoded(format === "csv" ? auditCsv(batches, reader.timeZone) : auditJson(batches));
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
