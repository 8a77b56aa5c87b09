import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { canPrint } from "@/lib/printers/conditions";
import { type PollingPrinter, recordContact } from "@/lib/printers/poll.server";
import { confirmPrinted, deliver, nextToken, recordFailure, renewLease } from "@/lib/printers/queue.server";
import { renderTicket } from "@/lib/printers/render.server";
import { recordSeen } from "@/lib/printers/state.server";
import { isStarMediaType, type StarPoll, type StarQuery, starMediaTypes } from "./messages";
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
  const token = isFree ? await nextToken(printer.id) : null;
  return Response.json(
    token === null
      ? { jobReady: false }
      : { jobReady: true, mediaTypes: Object.keys(starMediaTypes), jobToken: token },
  );
}

/** @throws AppError `not-found` for a ticket that needs no printing, `unsupported-type` for another format */
export async function sendStarJob(
  printer: PollingPrinter,
  { token, type = "" }: StarQuery,
): Promise<Response> {
  if (!isStarMediaType(type)) throw new AppError("unsupported-type", "This format is not offered.");
  const delivery = token === undefined ? null : await deliver(printer.id, token);
  if (!delivery) throw new AppError("not-found", "There is no such ticket.");
  const bytes = await renderTicket(delivery, printer, starMediaTypes[type]);
  return new Response(new Uint8Array(bytes), { headers: { "Content-Type": type } });
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
