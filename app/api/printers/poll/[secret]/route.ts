import { implement } from "@/lib/api/implement";
import { parseJson, readBytes } from "@/lib/platform/http/body";
import { validate } from "@/lib/platform/http/validate";
import { printerCalls } from "@/lib/printers/calls";
import { epsonMessage } from "@/lib/printers/epson/message";
import { answerEpson } from "@/lib/printers/epson/server";
import { requirePrinterOf } from "@/lib/printers/poll.server";
import { readStarQuery, starPoll } from "@/lib/printers/star/messages";
import { answerStarPoll, confirmStarJob, sendStarJob } from "@/lib/printers/star/server";

/** Enough for a result with its XML, or the state of attached devices. */
const MAX_BYTES = 64_000;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(printerCalls, {
  "GET /printers/poll/{secret}": async ({ params, request }) => {
    const printer = await requirePrinterOf(params.secret);
    // `HEAD` must not count as a delivery.
    return request.method === "GET" ? sendStarJob(printer, readStarQuery(request)) : new Response(null);
  },
  "POST /printers/poll/{secret}": async ({ params, request }) => {
    const printer = await requirePrinterOf(params.secret);
    const bytes = await readBytes(request, MAX_BYTES);
    if (printer.protocol === "star") return answerStarPoll(printer, validate(starPoll, parseJson(bytes)));
    const form = new URLSearchParams(bytes.toString("utf8"));
    return answerEpson(printer, validate(epsonMessage, Object.fromEntries(form)));
  },
  "DELETE /printers/poll/{secret}": async ({ params, request }) => {
    await confirmStarJob(await requirePrinterOf(params.secret), readStarQuery(request));
    return {};
  },
});
