import { setTimeout as delay } from "node:timers/promises";
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { setGlobalErrorHandler, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { log } from "@/lib/platform/log/log";
import type { Environment } from "@/lib/platform/runtime/env";
import { sparing } from "./sparing-exporter";
import { setTracing, type Tracing } from "./tracing";

/** The instrumentation scope of our own spans. */
const SCOPE = "business-platform";
const WARNING_INTERVAL_MS = 60_000;
/** The maximum delay of the process's end by a slow collector, in milliseconds. */
const TIMEOUT_MS = 3000;

type Settings = Pick<
  Environment,
  "OTEL_EXPORTER_OTLP_ENDPOINT" | "OTEL_SERVICE_NAME" | "OTEL_TRACES_SAMPLER_ARG"
>;

function makeProvider(endpoint: string, settings: Settings) {
  const url = `${endpoint.replace(/\/+$/, "")}/v1/traces`;
  return new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": settings.OTEL_SERVICE_NAME })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG) }),
    // Its buffer is bounded; spans beyond it are dropped.
    spanProcessors: [new BatchSpanProcessor({ exporter: sparing(new OTLPTraceExporter({ url }), SCOPE) })],
  });
}

/** Next.js adds spans to these as well. */
function register(provider: TracerProvider) {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
}

function reportExportFailures() {
  let toldAt = Number.NEGATIVE_INFINITY;
  setGlobalErrorHandler((error) => {
    if (performance.now() - toldAt < WARNING_INTERVAL_MS) return;
    toldAt = performance.now();
    log.warn({ err: error instanceof Error ? error : new Error(String(error)) }, "Traces could not be sent");
  });
}

function traceWith(provider: TracerProvider): Tracing {
  const tracer = provider.getTracer(SCOPE);
  return {
    beginRequest(method, headers) {
      const parent = propagation.extract(ROOT_CONTEXT, headers);
      const attributes = { "http.request.method": method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      return {
        run: (work) => context.with(trace.setSpan(parent, span), work),
        end(route, status) {
          span.updateName(`${method} ${route}`);
          span.setAttribute("http.route", route);
          if (status !== null) span.setAttribute("http.response.status_code", status);
          if (status !== null && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    beginStatement(textOf) {
      if (!trace.getActiveSpan()?.isRecording()) return;
      const text = textOf();
      const attributes = { "db.system.name": "postgresql", "db.query.text": text };
      const span = tracer.startSpan(text.split(" ", 1)[0] ?? "", { kind: SpanKind.CLIENT, attributes });
      return (isFailed) => {
        if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
  };
}

/**
 * Records traces and sends them to an OpenTelemetry collector.
 * @returns a function that sends the remaining spans and stops tracing
 */
export function startTracing(endpoint: string, settings: Settings): () => Promise<void> {
  const provider = makeProvider(endpoint, settings);
  register(provider);
  reportExportFailures();
  setTracing(traceWith(provider));
  return async () => {
    setTracing(undefined);
    await Promise.race([provider.shutdown(), delay(TIMEOUT_MS, undefined, { ref: false })]);
  };
}
