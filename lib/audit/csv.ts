import { BYTE_ORDER_MARK, csvLines } from "@/lib/platform/spreadsheet/csv";
import { wallClock } from "@/lib/platform/time-zone/days";
import { auditAction, fieldWords } from "./actions";
import type { AuditEntry } from "./answers";
import type { AuditValue, FieldChange } from "./difference";

function textOf(value: AuditValue): string {
  if (value === null) return "";
  if (typeof value !== "object") return String(value);
  return `${value.begins}… (${value.characters} characters, SHA-256 ${value.sha256})`;
}

const side = (which: "before" | "after", action: string, changes: readonly FieldChange[]) =>
  changes.map((change) => `${fieldWords(action, change.field)}: ${textOf(change[which])}`).join("\n");

type Column = [title: string, cell: (entry: AuditEntry) => string, isText?: boolean];

const columnsIn = (timeZone: string): Column[] => [
  [`Time (${timeZone})`, ({ at }) => wallClock(new Date(at), timeZone)],
  ["Who", ({ account, actor }) => account || actor, true],
  ["Role", ({ role }) => role],
  ["Address", ({ address }) => address],
  ["Through", ({ through }) => through, true],
  ["Action", ({ action }) => action],
  ["What", ({ action }) => auditAction(action)?.words ?? action, true],
  ["Of what", ({ target }) => target, true],
  ["Before", ({ action, changes }) => side("before", action, changes), true],
  ["After", ({ action, changes }) => side("after", action, changes), true],
  ["More fields", ({ more }) => (more > 0 ? String(more) : "")],
  ["Request", ({ requestId }) => requestId],
];

type Batches = AsyncIterable<readonly AuditEntry[]>;

/** Writes entries as CSV, with times in a time zone. The first row has the titles, after a byte order mark. */
export async function* auditCsv(batches: Batches, timeZone: string): AsyncGenerator<string> {
  const columns = columnsIn(timeZone);
  const quoted = columns.map(([, , isText = false]) => isText);
  yield `${BYTE_ORDER_MARK}${csvLines([columns.map(([title]) => title)])}\r\n`;
  for await (const entries of batches) {
    const rows = entries.map((entry) => columns.map(([, cell]) => cell(entry)));
    yield `${csvLines(rows, quoted)}\r\n`;
  }
}

/** Writes entries as one JSON document, with one entry per line. */
export async function* auditJson(batches: Batches): AsyncGenerator<string> {
  yield '{"entries":[\n';
  let separator = "";
  for await (const entries of batches) {
    yield separator + entries.map((entry) => JSON.stringify(entry)).join(",\n");
    separator = ",\n";
  }
  yield "\n]}\n";
}
