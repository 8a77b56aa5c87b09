import type { IncomingMessage } from "node:http";

export const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Returns whether the client is still sending the body; its handler may have begun. */
export const isArriving = (request: IncomingMessage) => hasBody(request) && !request.complete;
