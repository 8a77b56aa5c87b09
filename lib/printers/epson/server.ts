import "server-only";
import type * as z from "zod";
import { type PollingPrinter, recordContact } from "@/lib/printers/poll.server";
import { confirmPrinted, deliver, nextToken, recordFailure } from "@/lib/printers/queue.server";
import { renderTicket } from "@/lib/printers/render.server";
import { recordSeen } from "@/lib/printers/state.server";
import type { epsonMessage } from "./message";
import { printRequest } from "./print-request";
import { readResults } from "./response-file";

const xml = (text: string) => new Response(text, { headers: { "Content-Type": "text/xml; charset=utf-8" } });

/** Sends the next ticket with the answer; an empty one prints nothing. */
async function sendEpsonJob(printer: PollingPrinter): Promise<Response> {
  await recordContact(printer, null);
  const token = await nextToken(printer.id);
  const delivery = token === null ? null : await deliver(printer.id, token);
  if (!delivery) return xml("");
  return xml(printRequest(delivery.token, await renderTicket(delivery, printer, "escpos")));
}

async function takeResults(printer: PollingPrinter, file: string): Promise<Response> {
  for (const { token, isPrinted, condition, report } of readResults(file)) {
    if (isPrinted) await confirmPrinted(printer.id, token);
    else await recordFailure(printer.id, token, report);
    await recordSeen(printer.id, { condition, report });
  }
  return xml("");
}

/** Answers a printer of Server Direct Print, which asks with `GetRequest` and reports with `SetResponse`. */
export const answerEpson = (
  printer: PollingPrinter,
  { ConnectionType, ResponseFile = "" }: z.infer<typeof epsonMessage>,
): Promise<Response> =>
  ConnectionType === "GetRequest" ? sendEpsonJob(printer) : takeResults(printer, ResponseFile);
