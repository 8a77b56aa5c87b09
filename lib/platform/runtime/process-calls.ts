import { errorAcrossBundles } from "./across-bundles";
import { remember } from "./remember";

/** A process at the other end of an IPC channel: `process` in a worker, a worker of `node:cluster` in the primary. */
type Channel = {
  send?: ((message: object, callback: (error: Error | null) => void) => unknown) | undefined;
  on(event: "message", listener: (message: unknown) => void): unknown;
  once(event: "disconnect", listener: () => void): unknown;
};
type Handler = (value: never) => unknown;
type Message = { call?: string; answer?: number; id?: number; value?: unknown; error?: string };

/** The other process failed to answer, or ended. */
export class ProcessCallError extends errorAcrossBundles("ProcessCallError") {}

export type Calls = {
  /**
   * Calls a function of the other process. Values are sent as JSON.
   * @param timeoutMs without it, waits until the other process ends
   * @throws ProcessCallError
   */
  call<Answer>(name: string, value?: unknown, timeoutMs?: number): Promise<Answer>;
};

/** Connects two processes: each calls the functions of the other by name. */
export function connectCalls(channel: Channel, handlers: ReadonlyMap<string, Handler>): Calls {
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;

  // A failed send is followed by "disconnect".
  const send = (message: Message) => void channel.send?.(message, () => undefined);

  async function answer({ call = "", id = 0, value }: Message) {
    const handler = handlers.get(call);
    try {
      if (!handler) throw new Error(`There is no function ${call}.`);
      send({ answer: id, value: await handler(value as never) });
    } catch (error) {
      send({ answer: id, error: error instanceof Error ? error.message : String(error) });
    }
  }

  channel.on("message", (received) => {
    const message = received as Message;
    if (message.call !== undefined) void answer(message);
    else if (message.answer !== undefined) waiting.get(message.answer)?.(message);
  });
  channel.once("disconnect", () => {
    for (const settle of [...waiting.values()]) settle({ error: "The other process has ended." });
  });

  return {
    call: (name, value, timeoutMs) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        const settle = ({ value: answered, error }: Message) => {
          clearTimeout(timer);
          waiting.delete(id);
          if (error === undefined) resolve(answered as never);
          else reject(new ProcessCallError(error));
        };
        const late = { error: `The other process has not answered ${name} in time.` };
        const timer = timeoutMs === undefined ? undefined : setTimeout(settle, timeoutMs, late);
        waiting.set(id, settle);
        send({ call: name, id, value });
      }),
  };
}

const kept = remember("calls of the primary", () => ({
  handlers: new Map<string, Handler>(),
  calls: null as Calls | null,
}));

/** In a worker process: defines a function that the primary calls. */
export function onPrimaryCall<Value>(name: string, handler: (value: Value) => unknown) {
  kept.handlers.set(name, handler);
}

/** In a worker process: calls a function of the primary. */
export function callPrimary<Answer>(name: string, value?: unknown, timeoutMs?: number): Promise<Answer> {
  kept.calls ??= connectCalls(process as Channel, kept.handlers);
  return kept.calls.call(name, value, timeoutMs);
}
