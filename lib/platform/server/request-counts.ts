import { declareCounter, declareHistogram } from "@/lib/platform/metrics/registry";
import { OTHER } from "./route-templates";

/** The status of an answer that the client did not wait for, as in nginx. */
const CLIENT_CLOSED_REQUEST = 499;
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const eventRoute = /\/events$/;

const requests = declareCounter(
  "http_requests_total",
  "Answered requests; 499: the client disconnected before.",
  ["route", "method", "status"],
);
const durations = declareHistogram(
  "http_request_duration_seconds",
  "How long requests took until their answer was sent, without event streams.",
  ["route", "method"],
);

/**
 * Counts a request by route, method and status (null without an answer) with its duration. `route` must have few
 * values.
 */
export function countRequest(method: string, route: string, status: number | null, milliseconds: number) {
  const labels = { route, method: methods.has(method) ? method : OTHER };
  requests.inc({ ...labels, status: status ?? CLIENT_CLOSED_REQUEST });
  if (!eventRoute.test(route)) durations.observe(labels, milliseconds / 1000);
}
