import type { IncomingMessage } from "node:http";
import { parseUrl } from "@/lib/platform/address/parse-url";
import { PROXIED_HEADER } from "@/lib/platform/http/origin";
import { SAME_MACHINE_HEADER } from "@/lib/platform/http/same-machine";
import type { Environment } from "@/lib/platform/runtime/env";

const loopbackPeer = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

type Settings = Pick<Environment, "SETUP_CODE" | "SITE_URL" | "TRUST_PROXY">;

/**
 * Returns whether the settings show that visitors come through a proxy, possibly from this machine, or that the
 * operator requires the set-up code.
 */
function isForOthers({ SETUP_CODE, SITE_URL, TRUST_PROXY }: Settings): boolean {
  const isPublic = SITE_URL !== undefined && !loopbackHost.test(parseUrl(SITE_URL)?.host ?? "");
  return TRUST_PROXY === "true" || SETUP_CODE !== undefined || isPublic;
}

/**
 * Returns whether the `Origin` has the request's host: a proxy that replaces `Host` leaves the browser's `Origin`,
 * which every change has.
 */
function isOwnOrigin({ origin, host }: IncomingMessage["headers"]): boolean {
  return origin === undefined || parseUrl(origin)?.host === host?.toLowerCase();
}

/**
 * Marks a request from a browser on this machine: the socket is loopback, the `Host` is a loopback name (which excludes
 * DNS rebinding), and no proxy forwarded it. A proxy without proxy headers is recognised by HTTP/1.0, as of older
 * nginx, or by a `Host` that differs from the `Origin`. Call it after `settleProxyHeaders`.
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
    isOwnOrigin(headers) &&
    !isForOthers(settings);
  if (isFromHere) headers[SAME_MACHINE_HEADER] = "1";
}
