import { bearerFor, callAddress, callHeaders, goesByCookie, RequestError, readAnswer } from "./client";
import { PROGRESS_TYPE, readProgress } from "./progress-lines";

/** In milliseconds, including the answer. */
const TIMEOUT_MS = 15 * 60_000;

export type SendOptions = {
  signal?: AbortSignal;
  /** Including the answer, in milliseconds. */
  timeout?: number;
  /** Receives the sent and total bytes; both are equal when the upload is complete. */
  onProgress?: (sent: number, total: number) => void;
  onStep?: (step: unknown) => void;
};

/**
 * Sends a request and reports the progress of the upload, which `fetch` can't. A malformed progress response counts as
 * no answer.
 */
export async function sendBody<T>(
  method: "POST" | "PUT",
  path: string,
  body: FormData | File,
  options: SendOptions,
): Promise<T> {
  const { signal, timeout = TIMEOUT_MS, onProgress, onStep } = options;
  const address = await callAddress(path);
  const bearer = goesByCookie(address) ? null : await bearerFor(path);
  const upload = new XMLHttpRequest();
  const done = new Promise<T>((resolve, reject) => {
    const fail = () => reject(new RequestError(0));
    upload.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total);
    let reported = 0;
    const reportProgress = () => {
      if (!onStep || !inLines(upload)) return;
      const { steps } = readProgress(upload.responseText);
      for (const step of steps.slice(reported)) onStep(step);
      reported = steps.length;
    };
    const reading = (read: () => void) => () => {
      try {
        read();
      } catch (error) {
        reject(error instanceof SyntaxError ? new RequestError(0) : error);
        upload.abort();
      }
    };
    upload.onprogress = reading(reportProgress);
    upload.onload = reading(() => {
      reportProgress();
      resolve(readAnswer<T>(answerOf(upload)));
    });
    upload.onerror = fail;
    upload.ontimeout = fail;
    upload.onabort = fail;
    signal?.addEventListener("abort", fail, { once: true });
    signal?.addEventListener("abort", () => upload.abort(), { once: true });
  });
  upload.open(method, address);
  upload.timeout = timeout;
  const accept = onStep ? `${PROGRESS_TYPE}, application/json` : "application/json";
  for (const [name, value] of callHeaders(bearer, body, { accept })) upload.setRequestHeader(name, value);
  if (signal?.aborted) throw new RequestError(0);
  upload.send(body);
  return done;
}

const inLines = (answer: XMLHttpRequest) =>
  answer.getResponseHeader("content-type")?.startsWith(PROGRESS_TYPE);

/** Returns the last line of a progress response; empty if the connection ended before it. */
function answerOf(upload: XMLHttpRequest) {
  const retryAfter = upload.getResponseHeader("retry-after");
  if (!inLines(upload)) return { status: upload.status, text: upload.responseText, retryAfter };
  return { ...(readProgress(upload.responseText).answer ?? { status: 0, text: "" }), retryAfter };
}
