import type { IncomingMessage } from "node:http";

/** Whether a request has a body, by its head. */
export const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Whether the sender has not sent all of the body yet. Its handler may have begun, and reads what comes. */
export const isArriving = (request: IncomingMessage) => hasBody(request) && !request.complete;
