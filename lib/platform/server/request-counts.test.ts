// Runs alone: it reads all counts of the process.
import { beforeEach, expect, test } from "@jest/globals";
import type { MetricValue } from "prom-client";
import { registry } from "@/lib/platform/metrics/registry";
import { countRequest } from "./request-counts";

type Sample = MetricValue<string> & { metricName?: string };

beforeEach(() => registry.resetMetrics());

/** The samples of a metric as `name{label=value,…} value`. */
async function samplesOf(name: string): Promise<string[]> {
  const { values = [] } = (await registry.getSingleMetric(name)?.get()) ?? {};
  return values.map(({ metricName = name, labels, value }: Sample) => {
    const told = Object.entries(labels).map(([label, text]) => `${label}=${text}`);
    return `${metricName}{${told.join(",")}} ${value}`;
  });
}

test("requests are counted by route, method and status, and timed", async () => {
  countRequest("GET", "/order1", 200, 0.5);
  countRequest("GET", "/order1", 200, 30);
  countRequest("GET", "/order1", 304, 60_000);
  countRequest("GET", "/api/orders/[id]", 404, 3);
  countRequest("GET", "/api/orders/[id]", 404, 3);
  countRequest("GET", "/api/orders/[id]", null, 3);
  expect(await samplesOf("http_requests_total")).toEqual([
    "http_requests_total{route=/order1,method=GET,status=200} 2",
    "http_requests_total{route=/order1,method=GET,status=304} 1",
    "http_requests_total{route=/api/orders/[id],method=GET,status=404} 2",
    "http_requests_total{route=/api/orders/[id],method=GET,status=499} 1",
  ]);
  const times = await samplesOf("http_request_duration_seconds");
  expect(times).toEqual(
    expect.arrayContaining([
      "http_request_duration_seconds_bucket{le=0.001,route=/order1,method=GET} 1",
      "http_request_duration_seconds_bucket{le=0.025,route=/order1,method=GET} 1",
      "http_request_duration_seconds_bucket{le=0.05,route=/order1,method=GET} 2",
      "http_request_duration_seconds_bucket{le=10,route=/order1,method=GET} 2",
      "http_request_duration_seconds_bucket{le=+Inf,route=/order1,method=GET} 3",
      "http_request_duration_seconds_count{route=/order1,method=GET} 3",
    ]),
  );
});

test("unknown methods create no labels, and streams are not timed", async () => {
  for (let index = 0; index < 1000; index++) countRequest(`M${index}`, "other", 405, 1);
  countRequest("GET", "/api/orders/events", 200, 3_600_000);
  expect(await samplesOf("http_requests_total")).toEqual([
    "http_requests_total{route=other,method=other,status=405} 1000",
    "http_requests_total{route=/api/orders/events,method=GET,status=200} 1",
  ]);
  expect((await samplesOf("http_request_duration_seconds")).join()).not.toContain("events");
});
