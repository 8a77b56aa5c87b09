import type { Attributes } from "@opentelemetry/api";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";

/** Attributes of Next.js' spans without addresses or messages, which may contain names and codes. */
const harmless = ["next.span_type", "next.route", "http.method", "http.status_code", "next.rsc"];

function harmlessOf(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => harmless.includes(name)));
}

/** Removes the name of a span, which may contain an address; keeps its kind and route. */
function spare(span: ReadableSpan): ReadableSpan {
  const attributes = harmlessOf(span.attributes);
  const { "next.span_type": kind = "Next.js", "next.route": route } = attributes;
  return {
    ...span,
    name: route === undefined ? String(kind) : `${kind} ${route}`,
    kind: span.kind,
    spanContext: () => span.spanContext(),
    ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    status: { code: span.status.code },
    attributes,
    events: [],
    links: [],
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** An exporter that removes personal data from the spans of instrumented libraries. */
export function sparing(exporter: SpanExporter, ownScope: string): SpanExporter {
  return {
    export(spans, whenDone) {
      const spared = spans.map((span) => (span.instrumentationScope.name === ownScope ? span : spare(span)));
      exporter.export(spared, whenDone);
    },
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  };
}
