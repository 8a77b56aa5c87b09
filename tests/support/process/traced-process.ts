import { once } from "node:events";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { trace } from "@opentelemetry/api";
import { environment } from "@/lib/platform/runtime/env";
import { createHttpServer } from "@/lib/platform/server/listen";
import { startTracing } from "@/lib/platform/tracing/open-telemetry";
import { tracing } from "@/lib/platform/tracing/tracing";

/*
 * A server with traces, which the test of them runs as a process of its own: it asks itself for the address given as an
 * argument, with the headers given as JSON, and stops.
 */
const [address = "/", headers = "{}"] = process.argv.slice(2);

const handle: RequestListener = (_request, response) => {
  const end = tracing()?.beginStatement(() => `SELECT "id" WHERE "email" = ?`);
  const next = trace.getTracer("next.js").startSpan("fetch GET https://api.example/?key=hunter22");
  next.setAttributes({
    "next.span_type": "AppRender.fetch",
    "http.url": "https://api.example/?key=hunter22",
  });
  next.recordException(new Error("hunter22"));
  next.end();
  end?.(false);
  response.statusCode = 503;
  response.end();
};

// Outside the project, so that routes of an existing build are not found.
process.chdir(tmpdir());
const settings = environment();
const stop = startTracing(settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? "", settings);
const server = createHttpServer(settings, handle);
server.listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
  headers: { ...JSON.parse(headers), connection: "close" },
});
await answer.text();
server.close();
await once(server, "close");
await stop();
process.exit(tracing() ? 1 : 0);
