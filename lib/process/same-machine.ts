import type { IncomingMessage } from "node:http";
import type { Environment } from "@/lib/env";
import { PROXIED_HEADER } from "@/lib/http/origin";
import { parseUrl } from "@/lib/http/parse-url";
import { SAME_MACHINE_HEADER } from "@/lib/http/same-machine";

const loopbackPeer = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

type Settings = Pick<Environment, "SITE_URL" | "TRUST_PROXY">;

/** Settings that only a site behind a proxy needs: then every visitor's connection may come from this machine. */
function isBehindProxy({ SITE_URL, TRUST_PROXY }: Settings): boolean {
  return (
    TRUST_PROXY === "true" || (SITE_URL !== undefined && !loopbackHost.test(parseUrl(SITE_URL)?.host ?? ""))
  );
}

/**
 * Marks a request of a browser on this machine: its connection comes from here, it asks for a name that only this
 * machine means, which a page that had its own name rebound to this address does not, and no proxy passed it on. One
 * that says nothing of itself, as nginx does unless told to, still speaks HTTP/1.0, which no browser does.
 * To be called once the headers of proxies have been settled.
 */
export function markSameMachine(
  request: Pick<IncomingMessage, "headers" | "httpVersion" | "socket">,
  settings: Settings,
) {
  const { headers, httpVersion, socket } = request;
  delete headers[SAME_MACHINE_HEADER];
  const isFromHere =
    loopbackPeer.test(socket.remoteAddress ?? "") &&
    loopbackHost.test(headers.host ?? "") &&
    headers[PROXIED_HEADER] === undefined &&
    httpVersion === "1.1" &&
    !isBehindProxy(settings);
  if (isFromHere) headers[SAME_MACHINE_HEADER] = "1";
}
