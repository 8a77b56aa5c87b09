import { expectStream, STREAM_HEADER, takeStream } from "@/lib/platform/events/stream-handover";

type Handler<Params> = (request: Request, segments: { params: Promise<Params> }) => Promise<Response>;

/**
 * Opens a handler's event stream. `until` resolves to the text received up to and including an event, or to the end.
 */
export async function listenTo<Params = Record<string, never>>(
  handler: Handler<Params>,
  headers: Record<string, string> = {},
  params = {} as Params,
) {
  const ticket = expectStream();
  const request = new Request("http://localhost/", { headers: { ...headers, [STREAM_HEADER]: ticket } });
  const { headers: answered } = await handler(request, { params: Promise.resolve(params) });
  const stream = takeStream(ticket);
  if (!stream) throw new Error("There is no stream.");
  let text = "";
  let isOver = false;
  let wake = () => {};
  stream.begin({
    take(given) {
      text += given;
      wake();
      stream.want();
    },
    leave() {
      isOver = true;
      wake();
    },
  });
  const until = async (event: string): Promise<string> => {
    while (!isOver && !text.includes(`event: ${event}`)) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    const told = text;
    text = "";
    return told;
  };
  return { headers: answered, until, stop: stream.end };
}
