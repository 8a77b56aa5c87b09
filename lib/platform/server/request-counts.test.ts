import { expect, test } from "@jest/globals";
import { declaredMetrics } from "@/lib/platform/metrics/registry";
import { countRequests } from "./request-counts";

/** The samples of a metric as `name{label=value,…} value`. */
async function samplesOf(name: string): Promise<string[]> {
  const samples =
    (await declaredMetrics()
      .find((metric) => metric.name === name)
      ?.read()) ?? [];
  return samples.map(({ metricName = name, labels = {}, value }) => {
    const told = Object.entries(labels).map(([label, text]) => `${label}=${text}`);
    return `${metricName}{${told.join(",")}} ${value}`;
  });
}

test("requests are counted by route, method and status, and timed", async () => {
  const count = countRequests();
  count("GET", "/order1", 200, 0.5);
  count("GET", "/order1", 200, 30);
  count("GET", "/order1", 304, 60_000);
  count("GET", "/api/orders/[id]", 404, 3);
  count("GET", "/api/orders/[id]", 404, 3);
  count("GET", "/api/orders/[id]", null, 3);
  expect(await samplesOf("http_requests_total")).toEqual([
    "http_requests_total{route=/order1,method=GET,status=200} 2",
    "http_requests_total{route=/order1,method=GET,status=304} 1",
    "http_requests_total{route=/api/orders/[id],method=GET,status=404} 2",
    "http_requests_total{route=/api/orders/[id],method=GET,status=499} 1",
  ]);
  const times = await samplesOf("http_request_duration_seconds");
  expect(times).toEqual(
    expect.arrayContaining([
      "http_request_duration_seconds_bucket{route=/order1,method=GET,le=0.001} 1",
      "http_request_duration_seconds_bucket{route=/order1,method=GET,le=0.025} 1",
      "http_request_duration_seconds_bucket{route=/order1,method=GET,le=0.05} 2",
      "http_request_duration_seconds_bucket{route=/order1,method=GET,le=10} 2",
      "http_request_duration_seconds_bucket{route=/order1,method=GET,le=+Inf} 3",
      "http_request_duration_seconds_count{route=/order1,method=GET} 3",
    ]),
  );
});

test("made-up methods make no labels of their own, and streams are not timed", async () => {
  const count = countRequests();
  for (let index = 0; index < 1000; index++) count(`M${index}`, "other", 405, 1);
  count("GET", "/api/orders/events", 200, 3_600_000);
  expect(await samplesOf("http_requests_total")).toEqual([
    "http_requests_total{route=other,method=other,status=405} 1000",
    "http_requests_total{route=/api/orders/events,method=GET,status=200} 1",
  ]);
  expect((await samplesOf("http_request_duration_seconds")).join()).not.toContain("events");
});
