import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { canPrint } from "@/lib/printers/conditions";
import { tryDrawing } from "@/lib/printers/drawing.server";
import { recordMissing } from "@/lib/printers/missing.server";
import { drawPng } from "@/lib/printers/picture/draw.server";
import { type PollingPrinter, recordContact } from "@/lib/printers/poll.server";
import { confirmPrinted, deliver, nextJob, recordFailure, renewLease } from "@/lib/printers/queue.server";
import { layOutTicket, toCommands } from "@/lib/printers/render.server";
import { recordSeen } from "@/lib/printers/state.server";
import { isStarMediaType, offeredTypes, type StarPoll, type StarQuery, starMediaTypes } from "./messages";
import { isPrinted, parseStatusCode } from "./status";

/**
 * Answers the question of a printer (Star CloudPRNT Protocol Guide, "Polling the server"). While it prints or can't, it
 * is offered nothing.
 */
export async function answerStarPoll(printer: PollingPrinter, poll: StarPoll): Promise<Response> {
  const { statusCode, printingInProgress, jobToken } = poll;
  const condition = await recordContact(printer, parseStatusCode(statusCode));
  if (printingInProgress && jobToken) await renewLease(printer.id, jobToken);
  const isFree = !printingInProgress && canPrint(condition);
  const job = isFree ? await nextJob(printer.id) : null;
  if (!job) return Response.json({ jobReady: false });
  const layout = await tryDrawing(printer.id, job, () => layOutTicket({ ...job, isReprint: false }, printer));
  if (!layout) return Response.json({ jobReady: false });
  return Response.json({
    jobReady: true,
    mediaTypes: offeredTypes(layout.isPicture),
    jobToken: job.token,
  });
}

/** Cuts the paper after a picture, which has no command for it ("Additional Response Headers"). */
const pictureHeaders = { "X-Star-Cut": "partial; feed=true", "X-Star-ImageDitherPattern": "none" };

/** @throws AppError `not-found` for a ticket that needs no printing or can't be drawn, `unsupported-type` for another format */
export async function sendStarJob(
  printer: PollingPrinter,
  { token, type = "" }: StarQuery,
): Promise<Response> {
  if (!isStarMediaType(type)) throw new AppError("unsupported-type", "This format is not offered.");
  const delivery = token === undefined ? null : await deliver(printer.id, token);
  if (!delivery) throw new AppError("not-found", "There is no such ticket.");
  const form = starMediaTypes[type];
  const drawn = await tryDrawing(printer.id, delivery, async () => {
    const layout = await layOutTicket(delivery, printer);
    const bytes =
      form === "picture" ? await drawPng(layout.lines, printer.width) : toCommands(layout, printer, form);
    return { layout, bytes };
  });
  if (!drawn) throw new AppError("not-found", "This ticket could not be drawn.");
  await recordMissing(printer.id, delivery.orderId, drawn.layout);
  return new Response(new Uint8Array(drawn.bytes), {
    headers: { "Content-Type": type, ...(form === "picture" && pictureHeaders) },
  });
}

/** Ends a ticket, or records why it was not printed ("Print job confirmation"). */
export async function confirmStarJob(
  printer: PollingPrinter,
  { token, code = "" }: StarQuery,
): Promise<void> {
  if (token === undefined) return;
  if (isPrinted(code)) {
    await confirmPrinted(printer.id, token);
    return;
  }
  const { condition, report } = parseStatusCode(code);
  await recordFailure(printer.id, token, report);
  await recordSeen(printer.id, { condition, report });
}
