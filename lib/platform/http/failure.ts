import "server-only";
import { NextResponse } from "next/server";
import { log } from "@/lib/platform/log/log";
import { AppError, statusOf, troubleOf } from "./errors";
import { ADDRESS_HEADER } from "./origin";

/** Returns the answer to a failed request. Logs unexpected errors, of which the client gets only the request id. */
export function failure(error: unknown, requestId: string): NextResponse {
  const known = error instanceof AppError ? error : null;
  const trouble = known ? null : troubleOf(error);
  const code = known?.code ?? (trouble ? "unavailable" : "unexpected");
  if (!known) log.error({ requestId, err: error }, "A request failed unexpectedly");
  const message =
    known?.message ??
    trouble ??
    `Something went wrong on the server. If it happens again, report this number: ${requestId}`;
  const { fields, codes, report, retryAfter, needs, current } = known?.details ?? {};
  const wait = retryAfter ?? (code === "unavailable" ? 5 : undefined);
  return NextResponse.json(
    { success: false, error: message, fields, codes, report, needs, current },
    { status: statusOf[code], headers: wait === undefined ? {} : { "Retry-After": String(wait) } },
  );
}

/** Logs forbidden calls, except those that only lack a password or factor. */
export function logRefusal(error: unknown, request: Request, requestId: string, userId: string | undefined) {
  if (!(error instanceof AppError) || error.code !== "forbidden" || error.details.needs) return;
  const address = request.headers.get(ADDRESS_HEADER) ?? "unknown";
  const call = `${request.method} ${new URL(request.url).pathname}`;
  log.warn({ requestId, address, userId, call, reason: error.message }, "A call was not permitted");
}
