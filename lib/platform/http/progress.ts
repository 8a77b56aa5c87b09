import "server-only";
import { AppError } from "./errors";
import { failure } from "./failure";
import { REQUEST_ID_HEADER } from "./origin";
import { PROGRESS_TYPE } from "./progress-lines";

type Work<Result> = (follower: { onStep: (step: object) => void; signal: AbortSignal }) => Promise<Result>;

const givenUp = () => new AppError("malformed", "The request was given up before it was done.");

/**
 * Runs long work and aborts it when the client disconnects. Clients that accept NDJSON get a line `{ "step": … }` for
 * each step, and the answer with its `status` as the last line; others get the answer alone.
 */
export async function withProgress<Result extends object>(
  request: Request,
  work: Work<Result>,
): Promise<Result | Response> {
  const gone = new AbortController();
  const giveUp = () => gone.abort(givenUp());
  if (request.signal.aborted) giveUp();
  request.signal.addEventListener("abort", giveUp, { once: true });
  const { signal } = gone;
  if (!request.headers.get("accept")?.includes(PROGRESS_TYPE)) return work({ onStep: () => {}, signal });
  const requestId = request.headers.get(REQUEST_ID_HEADER) ?? "";
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (line: object) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      try {
        const result = await work({ onStep: (step) => send({ step }), signal });
        send({ success: true, ...result, status: 200 });
      } catch (error) {
        const answer = failure(error, requestId);
        send({ ...(await answer.json()), status: answer.status });
      }
      if (!signal.aborted) controller.close();
    },
    cancel: giveUp,
  });
  return new Response(body, {
    headers: {
      "Content-Type": PROGRESS_TYPE,
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}
