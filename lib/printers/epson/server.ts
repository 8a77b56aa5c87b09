import "server-only";
import type * as z from "zod";
import { tryDrawing } from "@/lib/printers/drawing.server";
import { recordMissing } from "@/lib/printers/missing.server";
import { drawRaster } from "@/lib/printers/picture/draw.server";
import { type PollingPrinter, recordContact } from "@/lib/printers/poll.server";
import { confirmPrinted, deliver, nextJob, recordFailure } from "@/lib/printers/queue.server";
import { layOutTicket, toCommands } from "@/lib/printers/render.server";
import { recordSeen } from "@/lib/printers/state.server";
import type { epsonMessage } from "./message";
import { commandElement, imageElements, printRequest } from "./print-request";
import { readResults } from "./response-file";

const xml = (text: string) => new Response(text, { headers: { "Content-Type": "text/xml; charset=utf-8" } });

/** Sends the next ticket with the answer; an empty one prints nothing. */
async function sendEpsonJob(printer: PollingPrinter): Promise<Response> {
  await recordContact(printer, null);
  const job = await nextJob(printer.id);
  const delivery = job && (await deliver(printer.id, job.token));
  if (!delivery) return xml("");
  const drawn = await tryDrawing(printer.id, delivery, async () => {
    const layout = await layOutTicket(delivery, printer);
    const content = layout.isPicture
      ? imageElements(await drawRaster(layout.lines, printer.width))
      : commandElement(toCommands(layout, printer, "escpos"));
    return { layout, content };
  });
  if (!drawn) return xml("");
  await recordMissing(printer.id, delivery.orderId, drawn.layout);
  return xml(printRequest(delivery.token, drawn.content));
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
