import { BYTE_ORDER_MARK, csvLines } from "@/lib/platform/spreadsheet/csv";
import { wallClock } from "@/lib/platform/time-zone/days";
import type { Message } from "./answers";
import { messageStatusWords } from "./status";

type Column = [title: string, cell: (message: Message) => string, isText?: boolean];

const columnsIn = (timeZone: string): Column[] => [
  [`Time (${timeZone})`, ({ createdAt }) => wallClock(new Date(createdAt), timeZone)],
  ["Status", ({ status }) => messageStatusWords[status]],
  ["Name", ({ name }) => name, true],
  ["Email", ({ email }) => email, true],
  ["Phone", ({ phone }) => phone, true],
  ["Message", ({ text }) => text, true],
  ["Fields", ({ answers }) => answers.map(({ label, value }) => `${label}: ${value}`).join("\n"), true],
  ["Agreed to", ({ consent }) => consent, true],
  ["Note", ({ note }) => note, true],
];

/** Writes messages as CSV, with times in a time zone. The first row has the titles, after a byte order mark. */
export async function* messagesCsv(
  batches: AsyncIterable<readonly Message[]>,
  timeZone: string,
): AsyncGenerator<string> {
  const columns = columnsIn(timeZone);
  const quoted = columns.map(([, , isText = false]) => isText);
  yield `${BYTE_ORDER_MARK}${csvLines([columns.map(([title]) => title)])}\r\n`;
  for await (const messages of batches) {
    const rows = messages.map((message) => columns.map(([, cell]) => cell(message)));
    yield `${csvLines(rows, quoted)}\r\n`;
  }
}
