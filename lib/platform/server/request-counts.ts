import { type Histogram, histogramSamples, newHistogram, observe } from "@/lib/platform/metrics/histogram";
import { declareMetric } from "@/lib/platform/metrics/registry";
import { OTHER } from "./route-templates";

/** An answer that was never begun, as its reader had gone; nginx has the number. */
const GONE = 499;
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** These last as long as somebody listens. */
const eventRoute = /\/events$/;

type Kind = { route: string; method: string; statuses: Map<number, number>; times: Histogram | null };

/**
 * Counts requests by route, method and status, and how long they took. There is an object for each kind, and labels are
 * made when they are read: ten thousand a second must cost next to nothing.
 * @returns counts one; there may be only few routes
 */
export function countRequests() {
  const kinds = new Map<string, Map<string, Kind>>();

  function kindOf(route: string, method: string): Kind {
    const ofRoute = kinds.get(route) ?? new Map<string, Kind>();
    kinds.set(route, ofRoute);
    const times = eventRoute.test(route) ? null : newHistogram();
    const kind = ofRoute.get(method) ?? { route, method, statuses: new Map(), times };
    ofRoute.set(method, kind);
    return kind;
  }

  const all = () => [...kinds.values()].flatMap((ofRoute) => [...ofRoute.values()]);

  declareMetric({
    name: "http_requests_total",
    help: "Requests that were answered; 499: whoever asked had gone before.",
    type: "counter",
    read: () =>
      all().flatMap(({ route, method, statuses }) =>
        [...statuses].map(([status, value]) => ({
          labels: { route, method, status: String(status) },
          value,
        })),
      ),
  });
  const seconds = "http_request_duration_seconds";
  declareMetric({
    name: seconds,
    help: "How long requests took until their answer was sent, without event streams.",
    type: "histogram",
    read: () =>
      all().flatMap(({ route, method, times }) =>
        times ? histogramSamples(seconds, times, { route, method }) : [],
      ),
  });

  return (method: string, route: string, status: number | null, milliseconds: number) => {
    const named = methods.has(method) ? method : OTHER;
    const kind = kinds.get(route)?.get(named) ?? kindOf(route, named);
    const told = status ?? GONE;
    kind.statuses.set(told, (kind.statuses.get(told) ?? 0) + 1);
    if (kind.times) observe(kind.times, milliseconds / 1000);
  };
}
