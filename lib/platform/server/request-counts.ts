import { type Durations, declareDurations } from "@/lib/platform/metrics/durations";
import { declareTally, type Tally } from "@/lib/platform/metrics/tally";
import { remember } from "@/lib/platform/runtime/remember";
import { OTHER } from "./route-templates";

/** The status of an answer that the client did not wait for, as in nginx. */
const CLIENT_CLOSED_REQUEST = 499;
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const eventRoute = /\/events$/;

const addRequests = declareTally(
  "http_requests_total",
  "Answered requests; 499: the client disconnected before.",
  ["route", "method", "status"],
);
const addDurations = declareDurations(
  "http_request_duration_seconds",
  "How long requests took until their answer was sent, without event streams.",
);

type Kind = { byStatus: Map<number, Tally>; durations?: Durations };
/** By route, then by method. */
const kinds = remember("counted requests", () => new Map<string, Map<string, Kind>>());

function kindOf(route: string, method: string): Kind {
  const ofRoute = kinds.get(route) ?? new Map<string, Kind>();
  kinds.set(route, ofRoute);
  const kind: Kind = ofRoute.get(method) ?? {
    byStatus: new Map(),
    ...(eventRoute.test(route) ? {} : { durations: addDurations({ route, method }) }),
  };
  ofRoute.set(method, kind);
  return kind;
}

/**
 * Counts a request by route, method and status (null without an answer) with its duration. `route` must have few
 * values.
 */
export function countRequest(method: string, route: string, status: number | null, milliseconds: number) {
  const known = methods.has(method) ? method : OTHER;
  const { byStatus, durations } = kinds.get(route)?.get(known) ?? kindOf(route, known);
  const counted = status ?? CLIENT_CLOSED_REQUEST;
  const requests = byStatus.get(counted) ?? addRequests({ route, method: known, status: counted });
  byStatus.set(counted, requests);
  requests.count += 1;
  durations?.observe(milliseconds / 1000);
}
