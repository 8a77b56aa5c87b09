type Handler = (request: Request, segments: { params: Promise<Record<string, never>> }) => Promise<Response>;

/** Listens to a handler's server-sent events. `until` resolves to what came up to and including an event. */
export async function listenTo(handler: Handler, headers: Record<string, string> = {}) {
  const ended = new AbortController();
  const request = new Request("http://localhost/", { headers, signal: ended.signal });
  const { body } = await handler(request, { params: Promise.resolve({}) });
  if (!body) throw new Error("There is no stream.");
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const until = async (event: string): Promise<string> => {
    for (let text = ""; ; ) {
      const { value, done } = await reader.read();
      text += decoder.decode(value);
      if (done || text.includes(`event: ${event}`)) return text;
    }
  };
  return { until, stop: () => ended.abort() };
}
